import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The service as its own process, as `npm run serve` starts it. */
export type Served = {
  url: string;
  /** The next line of standard output after the base URL; waits for it. */
  nextLine(): Promise<string>;
  /** All of standard output and standard error so far. */
  output(): { out: string; err: string };
  pid: number;
  /** Sends a signal and resolves with the exit code once it has ended; null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Runs a program of the project, with only the settings given. */
export function runProgram(
  entry: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess & { output: () => { out: string; err: string } } {
  const { PATH = '', HOME = '' } = process.env;
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, entry, ...args], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  return Object.assign(child, { output: () => ({ out, err }) });
}

/** Starts it and waits for its base URL. Rejects with what it said when it ends before. */
export async function serve(
  settings: Record<string, string>,
  entry = 'server/main.ts',
): Promise<Served> {
  const child = runProgram(entry, { PORT: '0', WORKERS: '1', ...settings });
  if (child.stdout === null || child.pid === undefined) throw new Error('It did not start.');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit');
  const nextLine = async () => {
    const line = await lines.next();
    if (line.done) throw new Error(`It ended: ${child.output().err}`);
    return line.value;
  };
  return {
    url: await nextLine(),
    nextLine,
    output: child.output,
    pid: child.pid,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** What a program printed and how it ended. */
export type Ended = { code: number; out: string; err: string };

/** Runs a program of the project to its end. */
export async function runToEnd(
  entry: string,
  settings: Record<string, string>,
  args: readonly string[],
): Promise<Ended> {
  const child = runProgram(entry, settings, args);
  const [code] = await once(child, 'close');
  return { code, ...child.output() };
}

/** Runs `npm run admin` with the same settings. */
export const admin = (settings: Record<string, string>, ...args: string[]): Promise<Ended> =>
  runToEnd('cli/admin.ts', settings, args);
