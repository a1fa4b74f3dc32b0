import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from '../ink';
import type { World } from '../worlds';
import { unpackWoff } from './woff';

export type Script = World['script'];

/** Standard fonts, which no file embeds; they have the letters of WinAnsi. */
const STANDARD = {
  sans: ['Helvetica', 'Helvetica-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  mono: ['Courier', 'Courier-Bold'],
} as const;

/** DejaVu, which has all letters of Europe. */
const EUROPEAN = {
  sans: ['DejaVuSans', 'DejaVuSans-Bold'],
  serif: ['DejaVuSerif', 'DejaVuSerif-Bold'],
  mono: ['DejaVuSansMono', 'DejaVuSansMono-Bold'],
} as const;

type Embedded = (typeof EUROPEAN)[Face['family']][number] | 'Unifont';

const require = createRequire(import.meta.url);
const FILES: Readonly<Record<Embedded, () => string>> = {
  DejaVuSans: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'DejaVuSans-Bold': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  DejaVuSerif: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  'DejaVuSerif-Bold': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  DejaVuSansMono: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  'DejaVuSansMono-Bold': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
  // One weight, one file, every character of the basic plane.
  Unifont: () => require.resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff'),
};

/** A font for a face in a script: the name it goes by, and its file where it is embedded. */
export function fontOf(
  { family, bold }: Face,
  script: Script,
): { name: string; file?: () => Buffer } {
  const weight = bold ? 1 : 0;
  if (script === 'western') return { name: STANDARD[family][weight] };
  const name = script === 'european' ? EUROPEAN[family][weight] : 'Unifont';
  return { name, file: () => load(name) };
}

const loaded = new Map<Embedded, Buffer>();

function load(name: Embedded): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const path = FILES[name]();
  const file = readFileSync(path);
  const font = path.endsWith('.woff') ? unpackWoff(file) : file;
  loaded.set(name, font);
  return font;
}

/** The script whose fonts have every one of the characters. */
export function scriptFor(script: Script, texts: Iterable<string>): Script {
  if (script !== 'western') return script;
  for (const text of texts) if (BEYOND_WINANSI.test(text)) return 'european';
  return 'western';
}

/** Anything that is neither Latin-1 nor one of the few others that WinAnsi has. */
const BEYOND_WINANSI = /[^\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
