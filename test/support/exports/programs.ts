import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const exec = promisify(execFile);

/** Debian's own Python comes first: another one does not see Debian's modules. */
const PATH = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];

/** Where Debian puts Python modules. */
const MODULES = '/usr/lib/python3/dist-packages';

const exists = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

/** A program by its name, or a module of Debian's Python by its package's (`python3-ofxparse`). */
const isInstalled = (name: string): boolean =>
  name.startsWith('python3-')
    ? exists(join(MODULES, name.slice('python3-'.length)), constants.R_OK)
    : PATH.some((dir) => exists(join(dir, name), constants.X_OK));

/**
 * Tests that need programs of other people. Where one is missing they are skipped, saying which;
 * with CI=true that is a failure, since the machine was to install them (.ci/packages).
 */
export const describeUnlessMissing = (
  missing: readonly string[],
  title: string,
  body: () => void,
): void => {
  if (missing.length === 0) describe(title, body);
  else if (process.env.CI === 'true')
    describe(title, () => {
      it('has the programs that it needs', () => {
        expect(missing).toEqual([]);
      });
    });
  else describe.skip(`${title} (not installed: ${missing.join(', ')})`, body);
};

/** The same, by the programs' names. */
export const describeWith = (programs: readonly string[], title: string, body: () => void): void =>
  describeUnlessMissing(
    programs.filter((program) => !isInstalled(program)),
    title,
    body,
  );

/** Runs a program to its end; throws with its messages when it exits with another code than 0. */
export const run = async (
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> => {
  const { stdout } = await exec(program, args, {
    env: { ...process.env, PATH: PATH.join(delimiter), ...env },
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
};
