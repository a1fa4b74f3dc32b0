import { z } from 'zod';
import { browser } from 'wxt/browser';

/** Who answers: the background, or the page that hosts the extraction worker. */
export type Receiver = 'background' | 'host';

/** A command as a value: what is asked of whom, with what, for what answer. Both are parsed where they arrive. */
export type Command<Input, Result> = {
  to: Receiver;
  name: string;
  input: z.ZodType<Input>;
  result: z.ZodType<Result>;
};

/** A command on its way. */
export const Message = z.object({
  to: z.enum(['background', 'host']),
  name: z.string(),
  input: z.unknown(),
});

/** The answer on its way back; `message` is a sentence for people. */
const Answer = z.discriminatedUnion('ok', [
  // Messages are JSON: a value of nothing does not arrive at all.
  z.object({ ok: z.literal(true), value: z.unknown().optional() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type Answer = z.infer<typeof Answer>;

/** Sends a command and waits for its answer. Rejects with an Error that says what the receiver said. */
export async function ask<Input, Result>(
  { to, name, result }: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  const answer = Answer.parse(await browser.runtime.sendMessage({ to, name, input }));
  if (!answer.ok) throw new Error(answer.message);
  return result.parse(answer.value);
}
