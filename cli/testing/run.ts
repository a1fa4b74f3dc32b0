import { spawn } from 'node:child_process';

/** Runs a program with this terminal's output. @returns whether it ended well. */
export function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    // npm and npx are scripts on Windows, which only a shell starts.
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { stdio: 'inherit', shell });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
