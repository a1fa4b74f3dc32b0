import { Unzlib } from 'fflate';

/** An object of a PDF's text, found without its cross-reference table. */
export type PdfObject = {
  generation: number;
  /** The object's text, of a stream its dictionary. */
  head: string;
  /** A stream's bytes: from, to. */
  stream: { start: number; end: number } | undefined;
};

/**
 * Where an object begins, and where its text ends. Repetitions are bounded, so that a hostile file cannot make the
 * search slow.
 */
const TOKEN = /(?<!\d)(\d{1,10})\s{1,4}(\d{1,5})\s{1,4}obj\b|\bendobj\b|\bstream\r?\n/g;

/** All object streams of a file together may unpack to this many bytes. */
const MOST_UNPACKED = 64 * 1024 ** 2;

/** A file's plain objects by number, the last one of each. */
export function objectsOf(text: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  let open: { number: number; generation: number; start: number } | undefined;
  for (const token of text.matchAll(TOKEN)) {
    const after = token.index + token[0].length;
    if (token[1] !== undefined) {
      open = { number: Number(token[1]), generation: Number(token[2]), start: after };
    } else if (open !== undefined) {
      const end = text.indexOf('endstream', after);
      objects.set(open.number, {
        generation: open.generation,
        head: text.slice(open.start, token.index),
        stream:
          token[0] === 'endobj' ? undefined : { start: after, end: end === -1 ? text.length : end },
      });
      open = undefined;
    }
  }
  return objects;
}

/** The objects that are packed into a file's object streams (PDF 32000-1, 7.5.7), but for those that are also there plainly. */
export function looseObjects(
  bytes: Uint8Array,
  plain: ReadonlyMap<number, PdfObject>,
): Map<number, PdfObject> {
  const loose = new Map<number, PdfObject>();
  let room = MOST_UNPACKED;
  for (const { head, stream } of plain.values()) {
    if (stream === undefined || !/\/Type\s{0,4}\/ObjStm\b/.test(head)) continue;
    const count = Number(/\/N\s{1,4}(\d{1,6})/.exec(head)?.[1]);
    const first = Number(/\/First\s{1,4}(\d{1,8})/.exec(head)?.[1]);
    const text = unpacked(bytes.subarray(stream.start, stream.end), room);
    room -= text.length;
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    for (let k = 0; k < count; k++) {
      const number = numbers[2 * k];
      const from = numbers[2 * k + 1];
      if (number === undefined || from === undefined || plain.has(number)) continue;
      const to = numbers[2 * k + 3];
      const object = text.slice(first + from, to === undefined ? undefined : first + to);
      loose.set(number, { generation: 0, head: object, stream: undefined });
    }
  }
  return loose;
}

class NoRoom extends Error {}

/** A zlib stream's content, each byte a character; as much of it as there is and there is room for. */
function unpacked(bytes: Uint8Array, room: number): string {
  const parts: string[] = [];
  let left = room;
  const unzlib = new Unzlib((chunk) => {
    left -= chunk.length;
    if (left < 0) throw new NoRoom();
    for (let start = 0; start < chunk.length; start += 8192) {
      parts.push(String.fromCharCode(...chunk.subarray(start, start + 8192)));
    }
  });
  try {
    for (let start = 0; start < bytes.length; start += 16_384) {
      unzlib.push(bytes.subarray(start, start + 16_384));
    }
  } catch {
    // Cut short, of another kind, or too large: what has come out is what there is.
  }
  return parts.join('');
}
