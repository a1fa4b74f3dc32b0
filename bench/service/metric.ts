/** A figure that a service tells in its metrics, by its name. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Processor time in milliseconds that work took, by a clock of it in seconds; it counts what waiting does not. */
export async function processorTime<T>(
  clock: () => Promise<number> | number,
  work: () => Promise<T>,
): Promise<[result: T, ms: number]> {
  const before = await clock();
  const result = await work();
  return [result, ((await clock()) - before) * 1_000];
}

/** Of this process, all its threads. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
