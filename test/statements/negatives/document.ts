import { wrapLine } from '../compose';
import type { Face, Measure, Sheet } from '../ink';
import { Layout } from '../layout';
import { openPress } from '../write';

/** A plain document, top to bottom. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'pairs'; pairs: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'table';
      headings: readonly string[];
      rows: readonly (readonly string[])[];
      /** Columns, counted from 0, whose texts stand at the right. */
      right: readonly number[];
    };

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 64;
const SIZE = 10;
const LINE = 14;
const REGULAR: Face = { family: 'serif', bold: false };
const BOLD: Face = { family: 'serif', bold: true };

/** Writes a document's PDF, on as many pages as it takes. */
export async function makeDocument(title: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const press = openPress(
    {
      title,
      producer: 'Statement Composer 4.2',
      creator: 'Correspondence',
      createdAt: new Date('2024-04-02T05:00:00Z'),
    },
    { layout: Layout.parse({}), script: 'western', seed: 1 },
  );
  return press.print(sheetsOf(blocks, press.measure));
}

function sheetsOf(blocks: readonly Block[], measure: Measure): Sheet[] {
  const sheets: Sheet[] = [];
  let y = HEIGHT;
  const line = () => {
    y += LINE;
    if (y < HEIGHT - MARGIN) return;
    sheets.push({ width: WIDTH, height: HEIGHT, ink: [] });
    y = MARGIN + LINE;
  };
  const put = (text: string, x: number, face: Face = REGULAR, size = SIZE) => {
    sheets.at(-1)?.ink.push({
      kind: 'text',
      text,
      x,
      baseline: y,
      face,
      size,
      tracking: 0,
      colour: '#1a1a1a',
      column: -1,
    });
  };
  const width = (text: string) => measure(text, REGULAR, SIZE, 0);
  const paragraph = (text: string) => {
    for (const part of wrapLine(text, WIDTH - 2 * MARGIN, 'words', width)) {
      line();
      put(part, MARGIN);
    }
  };
  const table = ({ headings, rows, right }: Extract<Block, { kind: 'table' }>) => {
    const widths = headings.map((heading, i) =>
      Math.max(measure(heading, BOLD, SIZE, 0), ...rows.map((row) => width(row[i] ?? ''))),
    );
    const gap = (WIDTH - 2 * MARGIN - widths.reduce((a, b) => a + b, 0)) / (headings.length - 1);
    for (const row of [headings, ...rows]) {
      const face = row === headings ? BOLD : REGULAR;
      line();
      row.forEach((text, i) => {
        const before = widths.slice(0, i).reduce((sum, one) => sum + one + gap, 0);
        const shift = right.includes(i) ? (widths[i] ?? 0) - measure(text, face, SIZE, 0) : 0;
        put(text, MARGIN + before + shift, face);
      });
    }
  };
  for (const block of blocks) {
    switch (block.kind) {
      case 'title':
        line();
        put(block.text, MARGIN, BOLD, SIZE + 4);
        break;
      case 'lines':
        for (const text of block.lines) {
          line();
          put(text, MARGIN);
        }
        break;
      case 'paragraph':
        paragraph(block.text);
        break;
      case 'pairs':
        for (const [label, value] of block.pairs) {
          line();
          put(label, MARGIN);
          put(value, MARGIN + 190);
        }
        break;
      case 'table':
        table(block);
    }
    line();
  }
  return sheets;
}
