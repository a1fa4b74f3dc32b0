import { type Places } from '../../lists';
import type { Language } from '../../languages';
import { cellsOf, wordGapOf } from '../../layout';
import type { Word } from '../../pdf';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import { settings } from '../../settings';
import type { Match } from '../../text';

export type FactWord = keyof Language['facts'];

/** A printed label of a statement fact. */
export type Label = {
  tag: FactWord;
  /** Where its line stands in the lines that were searched. */
  at: number;
  line: TokenLine;
  /** Indexes into the line's words; `to` is exclusive. */
  from: number;
  to: number;
  x0: number;
  x1: number;
  /** Nothing stands close before it: `Branch name` holds no label `name`. */
  leads: boolean;
  /** Nothing stands close behind it: its value may stand beneath. */
  ends: boolean;
  /** A colon or a gap parts it from what follows: `Customer service` is no customer. */
  parted: boolean;
};

/** A place in a line: the words from one on, up to another; `gap` (font sizes) parts its cells. */
export type Place = { line: TokenLine; from: number; until: number; gap: number };

const LONGEST_LINE = 60;
const LINES_BELOW = 2;
/** A value stands beneath its label at less than this distance, in sizes of the label. */
const BELOW = 3;
const PUNCTUATION = /^[^\p{L}\p{N}*]+$/u;
/** Masks are no punctuation, though they have neither letter nor digit. */
const MASKED = /[•●…]|\.\.\./;
/** What may stand between a label and a number. */
export const NUMBER_SIGN = /^(?:n[.º°]+[º°o]?|no\.?|nr\.?|nro\.?|num\.?|№|#):?$/i;

/** The labels of some lines, in printed order, and where their values may stand. */
export class Labels {
  readonly all: readonly Label[];
  private readonly byLine = new Map<TokenLine, Label[]>();
  private readonly lines: readonly TokenLine[];
  /** Wider where the type is: monospaced words stand 0.6 apart. */
  private readonly gap: number;

  /** Lines whose indexes are ignored hold no labels: they are rows. */
  constructor(lines: readonly TokenLine[], ignored: Places) {
    this.lines = lines;
    this.gap = Math.max(settings.cellGap, wordGapOf(lines) + settings.headingGap);
    const all: Label[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at];
      if (!line || !mayName(line, 'facts') || ignored.has(line.index)) continue;
      if (line.words.length > LONGEST_LINE) continue;
      const labels: Label[] = [];
      for (const match of phrasesIn(line, 'facts')) labels.push(labelAt(match, line, at, this.gap));
      this.byLine.set(line, labels);
      for (const label of labels) all.push(label);
    }
    this.all = all;
  }

  of(tag: FactWord): Label[] {
    return this.all.filter((label) => label.tag === tag);
  }

  /** What a heading prints before a label, where that ends in a label too: `Savings account Account number 123`. */
  titleBefore({ line, from, tag }: Label): string | undefined {
    const ending = this.byLine.get(line)?.find((other) => other.to === from);
    if (ending?.tag !== tag) return undefined;
    let first = from - 1;
    while (first > 0 && isNear(line.words[first - 1], line.words[first], this.gap)) first -= 1;
    return from - first > 1
      ? line.words
          .slice(first, from)
          .map(({ text }) => text)
          .join(' ')
      : undefined;
  }

  /**
   * Where a label's value may stand: beside it, up to the next label, else beneath it, nearest line first.
   * In a list of labels a value may look like one (`Account type  Cheque account`).
   */
  placesOf(label: Label): Place[] {
    const { line } = label;
    const next = this.next(label);
    const from = afterSigns(line, label, this.gap);
    const beneath = this.beneath(label, next?.from === label.to);
    if (from >= line.words.length) return beneath;
    if (!next || next.from > from)
      return [{ line, from, until: next?.from ?? line.words.length, gap: this.gap }, ...beneath];
    return beneath.length > 0 ? beneath : [{ line, from, until: line.words.length, gap: this.gap }];
  }

  /** The line's next label at the head of a cell; a word inside a value is no label of its own. */
  private next(label: Label): Label | undefined {
    return this.byLine.get(label.line)?.find((other) => other.from >= label.to && other.leads);
  }

  /** The cells beneath a label that ends its own cell, where they are no labels themselves. */
  private beneath(label: Label, ends: boolean): Place[] {
    if (!ends && !label.ends) return [];
    const places: Place[] = [];
    for (const line of this.lines.slice(label.at + 1, label.at + 1 + LINES_BELOW)) {
      if (line.page !== label.line.page) break;
      if (line.baseline - label.line.baseline > BELOW * label.line.size) break;
      const cell = cellsOf(line.words, this.gap).find(
        ({ x0, x1 }) => x0 < label.x1 && x1 > label.x0,
      );
      const [first] = cell?.words ?? [];
      if (!cell || !first) continue;
      const from = line.words.indexOf(first);
      if (this.byLine.get(line)?.some((other) => other.from === from)) break;
      places.push({ line, from, until: from + cell.words.length, gap: this.gap });
    }
    return places;
  }
}

function labelAt(match: Match<FactWord>, line: TokenLine, at: number, gap: number): Label {
  const { tag, from, to } = match;
  const [first, last] = [line.words[from], line.words[to - 1]];
  const [before, behind] = [line.words[from - 1], line.words[to]];
  const near = gap * line.size;
  const x0 = first?.x0 ?? line.x0;
  const x1 = last?.x1 ?? line.x1;
  const ends = !behind || behind.x0 - x1 > near;
  const leads = !before || x0 - before.x1 > near || PUNCTUATION.test(before.text);
  const parted = ends || /[:：]$/.test(last?.text ?? '') || PUNCTUATION.test(behind?.text ?? '');
  return { tag, at, line, from, to, x0, x1, leads, ends, parted };
}

const isNear = (word: Word | undefined, next: Word | undefined, gap: number): boolean =>
  word !== undefined && next !== undefined && next.x0 - word.x1 <= gap * word.size;

/** What parts a label from the same in another language, and how many words that has at most. */
const STROKE = /^[/|]$/;
const OTHER_WORDS = 4;
/** `1`, `1/3`, behind a word. */
const COUNT = /^\d{1,3}(?:\/\d{1,3})?$/;

/**
 * Behind a colon or a number sign that follows a label, or the same label in another language; or behind the colon of words
 * that one of several words goes on with: `Número de cuenta de ahorro: 123`.
 */
function afterSigns({ words }: TokenLine, { from: first, to, ends }: Label, gap: number): number {
  const isSign = (text: string): boolean =>
    (PUNCTUATION.test(text) && !MASKED.test(text)) || NUMBER_SIGN.test(text);
  let from = to;
  while (from < words.length && isSign(words[from]?.text ?? '')) from += 1;
  const isTwice = words.slice(to, from).some(({ text }) => STROKE.test(text));
  const goesOn =
    from === to && to - first > 1 && !ends && !/[:：]$/.test(words[to - 1]?.text ?? '');
  if (!isTwice && !goesOn) return from;
  const others = words.slice(from, from + OTHER_WORDS + 1).map(({ text }) => text);
  const colon = others.findIndex((text) => /[:：]$/.test(text));
  const isLabel =
    colon >= (goesOn ? 0 : 1) && !others.slice(0, colon + 1).some((text) => /\d/.test(text));
  if (isLabel || !isTwice) return isLabel ? from + colon + 1 : from;
  // `Account type / Jenis akaun     Savings`: a gap parts the label from its value.
  let end = from + 1;
  while (end < words.length && isNear(words[end - 1], words[end], gap)) end += 1;
  let last = end;
  while (last + 1 < words.length && isNear(words[last], words[last + 1], gap)) last += 1;
  // `Account type / Savings     Page 1`: that is no value.
  const counts = last > end && COUNT.test(words[last]?.text ?? '');
  const isOther = end - from <= OTHER_WORDS && end < words.length && !counts;
  return isOther && !words.slice(from, end).some(({ text }) => /\d/.test(text)) ? end : from;
}

/** The words from a place on, to the end of its cell. */
export function wordsAt({ line, from, until, gap }: Place): string[] {
  const words: string[] = [];
  for (let i = from; i < until; i += 1) {
    const [previous, word] = [line.words[i - 1], line.words[i]];
    if (!word || (words.length > 0 && !isNear(previous, word, gap))) break;
    words.push(word.text);
  }
  return words;
}
