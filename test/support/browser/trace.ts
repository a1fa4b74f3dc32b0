import type { Page } from 'playwright-core';
import { z } from 'zod';

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds of the processor: what else the machine does counts little. */
  tdur: z.number().optional(),
  args: z.record(z.string(), z.unknown()).optional(),
});
type Event = z.infer<typeof Event>;

/** What the main thread of a page did; milliseconds of the processor. */
export type Trace = {
  /** The longest piece of work between two breaths. */
  longestTask: number;
  /** The longest call into a script of an extension, with what the browser did on its behalf. */
  longestCall: number;
  /** All work, the page's own and the browser's. */
  work: number;
  /** The longest handling of one click, by all who listen. */
  longestClick: number;
};

/** Names the thread that its event is of. */
const MARK = 'the page that is traced';

/** Notes what a page does while `act` runs. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<Trace> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('Cannot trace: the browser gave no debugging session.');
  const events: Event[] = [];
  const note = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(Event.parse(event));
  };
  session.on('Tracing.dataCollected', note);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
      ],
    },
  });
  await act();
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return summary(events);
}

function summary(events: readonly Event[]): Trace {
  const marked = events.find(({ name }) => name === MARK);
  if (!marked) throw new Error('Cannot read the trace: the page left no mark in it.');
  const { pid, tid } = marked;
  const times = (of: (event: Event) => boolean) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && of(event))
      .map(({ tdur = 0 }) => tdur / 1000);
  const tasks = times(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const clicks = times(({ name, args }) => name === 'EventDispatch' && isClick(args));
  return {
    longestTask: Math.max(0, ...tasks),
    longestCall: Math.max(0, ...times(({ args }) => isOfExtension(args))),
    work: tasks.reduce((sum, task) => sum + task, 0),
    longestClick: Math.max(0, ...clicks),
  };
}

const Click = z.object({ data: z.object({ type: z.literal('click') }) });
const isClick = (args: unknown): boolean => Click.safeParse(args).success;

const OfExtension = z.object({
  data: z.object({ url: z.string().startsWith('chrome-extension:') }),
});
const isOfExtension = (args: unknown): boolean => OfExtension.safeParse(args).success;
