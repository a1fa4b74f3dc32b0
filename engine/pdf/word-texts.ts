/** Code units that one text has room for, until it needs more. */
const ROOM = 64;

/** Texts of one number are looked through: more than so many are remembered no more. */
const MOST_ALIKE = 8;

function isText(text: string, units: Uint16Array, length: number): boolean {
  if (text.length !== length) return false;
  for (let i = 0; i < length; i += 1) if (text.charCodeAt(i) !== units[i]) return false;
  return true;
}

function textOf(units: Uint16Array, length: number): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += String.fromCharCode(units[i] ?? 0);
  return text;
}

/**
 * The texts of a document's words, made of their characters one by one. What is printed again is the same text again: neither
 * made nor kept twice.
 */
export class WordTexts {
  /** By a number that the same characters have in the same order. */
  private readonly known = new Map<number, string[]>();
  private units = new Uint16Array(ROOM);
  private length = 0;
  private hash = 0;

  /** Adds a character to the text, by its code point. */
  add(codePoint: number): void {
    if (codePoint <= 0xffff) return this.addUnit(codePoint);
    const over = codePoint - 0x10000;
    this.addUnit(0xd800 | (over >> 10));
    this.addUnit(0xdc00 | (over & 0x3ff));
  }

  /** The text of what was added since the last one. */
  take(): string {
    const { units, length, hash } = this;
    this.length = 0;
    this.hash = 0;
    const alike = this.known.get(hash);
    if (alike) for (const text of alike) if (isText(text, units, length)) return text;
    const text = textOf(units, length);
    if (!alike) this.known.set(hash, [text]);
    else if (alike.length < MOST_ALIKE) alike.push(text);
    return text;
  }

  private addUnit(unit: number): void {
    if (this.length === this.units.length) {
      const more = new Uint16Array(2 * this.length);
      more.set(this.units);
      this.units = more;
    }
    this.units[this.length] = unit;
    this.length += 1;
    this.hash = (Math.imul(31, this.hash) + unit) & 0x3fffffff;
  }
}
