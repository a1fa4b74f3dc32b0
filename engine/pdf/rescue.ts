import { looseObjects, objectsOf, type PdfObject } from './objects';

/** Larger files are not worth the memory: statements are a few MB. */
const MOST_BYTES = 64 * 1024 ** 2;

/** The header is looked for in this many first bytes, as PDFium does. */
const HEADER_BYTES = 1024;

/**
 * A file that was cut short has lost its cross-reference table and trailer, which stand at its end. PDFium finds
 * plain objects by itself, but neither the root nor what is packed into object streams: both are appended.
 * `undefined` when nothing can be made of it.
 */
export function mended(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length > MOST_BYTES) return undefined;
  const text = latin1(bytes);
  if (!text.slice(0, HEADER_BYTES).includes('%PDF-')) return undefined;
  const plain = objectsOf(text);
  // The key of an encrypted file goes with the trailer.
  if ([...plain.values()].some(({ head }) => /\/Filter\s*\/Standard\b/.test(head)))
    return undefined;
  const loose = looseObjects(bytes, plain);
  const root = rootOf(new Map([...loose, ...plain]));
  if (root === undefined) return undefined;
  const unpacked = [...loose].map(([number, { head }]) => `${number} 0 obj\n${head}\nendobj\n`);
  const tail =
    `\nendstream\nendobj\n${unpacked.join('')}${root.objects}` +
    `trailer\n<< /Root ${root.reference} >>\nstartxref\n0\n%%EOF\n`;
  const whole = new Uint8Array(bytes.length + tail.length);
  whole.set(bytes);
  for (let k = 0; k < tail.length; k++) whole[bytes.length + k] = tail.charCodeAt(k);
  return whole;
}

/** A catalog, from what is left: itself, or one made for the page tree, or for the pages. */
function rootOf(
  objects: ReadonlyMap<number, PdfObject>,
): { reference: string; objects: string } | undefined {
  const ofType = (type: string): [number, PdfObject][] => {
    const pattern = new RegExp(`/Type\\s{0,4}/${type}\\b`);
    return [...objects].filter(([, { head }]) => pattern.test(head));
  };
  const reference = ([number, { generation }]: [number, PdfObject]): string =>
    `${number} ${generation} R`;

  const catalog = ofType('Catalog').findLast(([, { head }]) => {
    const pages = /\/Pages\s{1,4}(\d{1,10})/.exec(head);
    return pages !== null && objects.has(Number(pages[1]));
  });
  if (catalog !== undefined) return { reference: reference(catalog), objects: '' };

  const unused = Math.max(0, ...objects.keys()) + 1;
  const catalogFor = (pages: string): string =>
    `${unused} 0 obj\n<< /Type /Catalog /Pages ${pages} >>\nendobj\n`;
  const tree = ofType('Pages').findLast(([, { head }]) => !head.includes('/Parent'));
  if (tree !== undefined) {
    return { reference: `${unused} 0 R`, objects: catalogFor(reference(tree)) };
  }
  const pages = ofType('Page');
  if (pages.length === 0) return undefined;
  const kids = pages.map(reference).join(' ');
  return {
    reference: `${unused} 0 R`,
    objects:
      catalogFor(`${unused + 1} 0 R`) +
      `${unused + 1} 0 obj\n<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>\nendobj\n`,
  };
}

/** Each byte as a character. */
function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return parts.join('');
}
