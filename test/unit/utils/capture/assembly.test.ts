import { expect, test } from 'vitest';
import { createAssemblies } from '@/utils/capture';
import { MAX_PDF_BYTES, PIECE_BYTES, type Piece } from '@/utils/in-page';

const URL = 'blob:https://bank.example/1b9d6bcd';

/** What the hook says of these bytes. */
function piecesOf(bytes: Uint8Array, pdf = 0): Piece[] {
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, index) => ({
    pdf,
    url: URL,
    size: bytes.length,
    index,
    base64: Buffer.from(bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES)).toString(
      'base64',
    ),
  }));
}
const bytes = new Uint8Array(2.5 * PIECE_BYTES).map((_, index) => index % 251);

/** What an assembly makes of messages in turn. */
function assembled(...messages: unknown[]) {
  const assembly = createAssemblies()();
  return messages
    .map((message) => assembly.add(typeof message === 'string' ? message : JSON.stringify(message)))
    .filter((pdf) => pdf !== undefined);
}

/** Element by element, a megabyte takes seconds to compare. */
const isWhole = (pdf: { url: string; bytes: Uint8Array } | undefined): boolean =>
  pdf?.url === URL && Buffer.compare(pdf.bytes, bytes) === 0;

test('pieces make the PDF again, byte for byte', () => {
  const pdfs = assembled(...piecesOf(bytes));
  expect(pdfs).toHaveLength(1);
  expect(isWhole(pdfs[0])).toBe(true);
});

test('one PDF may follow another', () => {
  expect(assembled(...piecesOf(bytes, 0), ...piecesOf(bytes, 1))).toHaveLength(2);
});

test('a PDF that was broken off is given up for the next', () => {
  const [first] = piecesOf(bytes, 0);
  expect(assembled(first, ...piecesOf(bytes, 1))).toHaveLength(1);
});

const [first, second, third] = piecesOf(bytes);
test.each<[string, unknown[]]>([
  ['a piece missing', [first, third]],
  ['a piece twice', [first, second, second, third]],
  ['no beginning', [second, third]],
  ['pieces of two PDFs', [first, { ...second, pdf: 1 }, third]],
  ['more bytes than it says', [{ ...first, size: 10 }]],
  ['fewer bytes than it says', [first, second, { ...third, size: bytes.length * 2 }]],
  ['a size beyond all bounds', [{ ...first, size: MAX_PDF_BYTES + 1 }]],
  ['what is no base64', [{ ...first, base64: '<script>' }]],
  ['an address that is no blob’s', [{ ...first, url: 'https://bank.example/' }, second, third]],
  ['no JSON', ['{']],
  ['no object', ['null', '7', '[]']],
])('%s makes nothing that is not whole, and breaks nothing', (_, messages) => {
  expect(assembled(...messages).every(isWhole)).toBe(true);
  expect(isWhole(assembled(...messages, ...piecesOf(bytes, 9)).at(-1))).toBe(true);
});

test('what all lines hold together is bounded, until one ends', () => {
  const start = createAssemblies(3 * PIECE_BYTES);
  const messages = piecesOf(bytes).map((piece) => JSON.stringify(piece));
  const [one, other] = [start(), start()];
  one.add(messages[0]);
  expect(messages.map((message) => other.add(message)).find(Boolean)).toBeUndefined();
  one.end();
  expect(isWhole(messages.map((message) => other.add(message)).find(Boolean))).toBe(true);
});
