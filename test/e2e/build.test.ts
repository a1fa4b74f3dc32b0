import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import anyAscii from 'any-ascii';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { extensionDir, projectRoot } from '@/test/support/browser';

const LIMIT = 7_000_000;
/** Never requested: namespaces and schema names that are written or compared, and help named in WXT's error texts. */
const NAMES = [
  'http://www.w3.org/',
  'http://schemas.openxmlformats.org/',
  'http://json-schema.org/',
  'https://json-schema.org/',
  'https://wxt.dev/',
  'https://github.com/wxt-dev/wxt/',
];
const TEXT = new Set(['.js', '.html', '.css', '.json']);

const Manifest = z.object({
  incognito: z.string(),
  permissions: z.array(z.string()),
  optional_permissions: z.array(z.string()),
  host_permissions: z.unknown().optional(),
  content_scripts: z.unknown().optional(),
});

const Packed = z.object({
  default: z.function({ input: [z.string()], output: z.string() }),
});

/** All characters of 4,096 code points from one on, but for halves of pairs. */
const scriptText = (from: number): string =>
  Array.from({ length: 0x1000 }, (_, i) => from + i)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .join('');

type BuiltFile = { path: string; size: number; text: string };

describe.each(Object.entries(extensionDir))('the %s build', (_browser, dir) => {
  let files: BuiltFile[];

  beforeAll(async () => {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ name, parentPath }) => {
          const path = join(parentPath, name);
          const text = TEXT.has(extname(name)) ? await readFile(path, 'utf8') : '';
          return { path: path.slice(dir.length + 1), size: (await stat(path)).size, text };
        }),
    );
  });

  test('is below 7 MB', () => {
    const total = files.reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(LIMIT);
  });

  test('loads the tables of all scripts only where an export needs them, in its worker', () => {
    const tables = files.filter(({ path }) => path.includes('any-ascii'));
    expect(tables.map(({ path }) => path)).toEqual([expect.stringMatching(/^assets.any-ascii-/)]);
    const users = files.filter(({ text }) => text.includes('any-ascii'));
    expect(users.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^assets.export\.worker-/),
    ]);
  });

  test('reads every script as its tables do that are not packed', async () => {
    const tables = files.find(({ path }) => path.includes('any-ascii'))?.path ?? '';
    const packed = Packed.parse(await import(pathToFileURL(join(dir, tables)).href));
    const texts = Array.from({ length: 0x110 }, (_, plane) => scriptText(0x100 * 16 * plane));
    expect(texts.map((text) => packed.default(text))).toEqual(texts.map((text) => anyAscii(text)));
  });

  test('is let in nowhere from the start, and never into private windows', () => {
    const text = files.find(({ path }) => path === 'manifest.json')?.text ?? '';
    const { incognito, permissions, host_permissions, content_scripts } = Manifest.parse(
      JSON.parse(text),
    );
    expect({ incognito, host_permissions, content_scripts }).toEqual({ incognito: 'not_allowed' });
    expect(permissions.filter((name) => /^<all_urls>|:\/\/|^tabs$|^history$/.test(name))).toEqual(
      [],
    );
  });

  test('asks for no permission that the README does not give a reason for', async () => {
    const text = files.find(({ path }) => path === 'manifest.json')?.text ?? '';
    const { permissions, optional_permissions } = Manifest.parse(JSON.parse(text));
    const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
    const explained = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)\w+(?=`)/g) ?? []);
    expect(explained).toEqual(expect.arrayContaining([...permissions, ...optional_permissions]));
  });

  test('names no address that could be fetched', () => {
    const addresses = files
      // Texts name addresses as examples, to people.
      .filter(({ path }) => path !== 'manifest.json' && !path.startsWith('_locales'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\b(?:https?|wss?):\/\/[\w.-]+[^\s"'`)<>]*/g)].map(
          ([address]) => `${path}: ${address}`,
        ),
      )
      .filter((line) => !NAMES.some((name) => line.includes(`: ${name}`)));
    expect(addresses).toEqual([]);
  });

  test('holds no test fixture, source map or PDF', () => {
    expect(files.map(({ path }) => path).filter((path) => /\.(?:pdf|map|ts)$/.test(path))).toEqual(
      [],
    );
    expect(files.filter(({ text }) => /meadowmere|harbourlight/i.test(text))).toEqual([]);
  });
});
