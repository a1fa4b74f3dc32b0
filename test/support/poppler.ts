import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

/** A word as `pdftotext` of poppler-utils reads it: points, origin top left. */
export type PopplerWord = { text: string; x0: number; x1: number; top: number; bottom: number };

/** Whether poppler-utils is there. */
export function hasPoppler(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const WORD =
  /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A PDF file's words, page by page. */
export async function popplerWords(path: string): Promise<PopplerWord[][]> {
  const run = promisify(execFile);
  const { stdout } = await run('pdftotext', ['-bbox-layout', path, '-'], {
    maxBuffer: 1024 ** 3,
  });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(WORD)].map(([, x0, top, x1, bottom, text]) => ({
        text: (text ?? '').replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
        x0: Number(x0),
        x1: Number(x1),
        top: Number(top),
        bottom: Number(bottom),
      })),
    );
}
