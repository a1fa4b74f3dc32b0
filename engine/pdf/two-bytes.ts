import type { Characters } from './characters';
import { UNMAPPED } from './mapping';
import { isSpace } from './unicode';

/** Takes no place in a word. */
const NOTHING = 0x200b;
const SPACE = 0x20;

/** What the codes from 0x80 on mean where writers of PDFs mean Latin text (WinAnsi). */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Of a run's characters, those that are zeros at least. */
const LEAST_ZEROS = 0.3;
const FEWEST = 3;

/**
 * Writers that show text in a font of single bytes though it holds a character beyond them (`₹`, `₦`, `ş`) write each
 * character as the two bytes of its number: a zero before each letter, and `¹` behind a space for `₹`. Puts the characters
 * together again that were taken apart so. `controls` are the control characters among them, by index.
 */
export function joinTwoBytes(
  { code, runs, x0, x1, top, bottom }: Characters,
  controls: ReadonlyMap<number, number>,
): void {
  if (controls.size < FEWEST) return;
  for (const { start, end } of runs) {
    const joined = joinedIn(start, end, (k) => controls.get(k) ?? (code[k] as number));
    for (const [k, unicode] of joined) {
      code[k] = unicode;
      if (unicode === NOTHING || code[k - 1] !== NOTHING || k === start) continue;
      x0[k] = Math.min(x0[k] as number, x0[k - 1] as number);
      x1[k] = Math.max(x1[k] as number, x1[k - 1] as number);
      top[k] = Math.min(top[k] as number, top[k - 1] as number);
      bottom[k] = Math.max(bottom[k] as number, bottom[k - 1] as number);
    }
  }
}

/** What a run's characters are, by index; empty where they are not bytes of that kind. */
function joinedIn(start: number, end: number, rawAt: (k: number) => number): Map<number, number> {
  const joined = new Map<number, number>();
  let zeros = 0;
  for (let k = start; k < end; k++) if (rawAt(k) === 0) zeros += 1;
  if (zeros < FEWEST || zeros < LEAST_ZEROS * (end - start)) return joined;
  let afterSpace = false;
  for (let k = start; k < end; k++) {
    const high = rawAt(k);
    if (high <= SPACE) {
      const low = k + 1 < end ? lowByteOf(rawAt(k + 1)) : undefined;
      joined.set(k, NOTHING);
      // PDFium leaves out line ends, which a second byte may look like.
      const lost = low === undefined || low === 0;
      const unicode = lost ? UNMAPPED : high * 0x100 + low;
      afterSpace = isSpace(unicode);
      joined.set(lost ? k : k + 1, unicode);
      if (!lost) k += 1;
    } else if (afterSpace && isCurrencySign(0x2000 + high)) {
      // Of two spaces PDFium gives one.
      joined.set(k, 0x2000 + high);
      afterSpace = false;
    } else return new Map();
  }
  return joined;
}

function lowByteOf(unicode: number): number | undefined {
  if (unicode <= 0xff) return unicode;
  const at = FROM_0X80.indexOf(String.fromCodePoint(unicode));
  return at < 0 ? undefined : 0x80 + at;
}

const isCurrencySign = (unicode: number): boolean => unicode >= 0x20a0 && unicode <= 0x20cf;
