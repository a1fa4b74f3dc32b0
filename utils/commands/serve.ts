import { browser } from 'wxt/browser';
import { type Answer, type Command, Message, type Receiver } from './command';

/** A command with the function that does it. */
export type Handler = { to: Receiver; name: string; run: (input: unknown) => Promise<Answer> };

/** What `act` throws reaches the asker as its message. */
export const handle = <Input, Result>(
  { to, name, input }: Command<Input, Result>,
  act: (input: Input) => Promise<Result>,
): Handler => ({
  to,
  name,
  run: async (received) => {
    const parsed = input.safeParse(received);
    // The input itself is not repeated: it may be a password.
    if (!parsed.success) return { ok: false, message: `The input of "${name}" is malformed.` };
    try {
      return { ok: true, value: await act(parsed.data) };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  },
});

type MessageSender = { id?: string | undefined; url?: string | undefined };

/** Does the commands for the extension's own pages and worker; to anyone else it is silent. */
export function serve(handlers: readonly Handler[]): void {
  browser.runtime.onMessage.addListener((received, sender, sendResponse) => {
    const message = Message.safeParse(received);
    if (!message.success || !isOurs(sender)) return false;
    const { to, name, input } = message.data;
    const handler = handlers.find((candidate) => candidate.to === to && candidate.name === name);
    if (!handler) return false;
    void handler.run(input).then(sendResponse);
    // The answer comes later; until then the browser keeps this context alive.
    return true;
  });
}

/** Content scripts have our id too, but the address of the page that they run in. */
function isOurs({ id, url }: MessageSender): boolean {
  return id === browser.runtime.id && url?.startsWith(browser.runtime.getURL('/')) === true;
}
