import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { fold, isKnownCurrency } from '../../text';
import { dateIn, type Texts } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { isTwoDays, mayBeRange, partDays, rangeParts } from './glued-ranges';
import { mayBeJoined, namesJoined, partJoined } from './joined-names';
import { hasLeaders, withoutLeaders } from './leaders';
import { inPieces } from './word-pieces';

/** `上期余额：15,204.66`, `Balance:1,204.66`: a label, a colon and a figure without a space. */
const LABELLED = /^(\P{N}*\p{L}[:：])([^:：]*\d[^:：]*)$/u;

/** `户名：王芳`: a label and a name, as Chinese sets them. */
const NAMED = /^(\p{L}+：)(\p{L}[^：]*)$/u;

/** `305.49/RMB(支出)`: a figure, its currency behind a stroke, and which way it goes. */
const UNIT = /^([-+]?[\d.,]*\d)\/(\p{L}{1,3}|\p{Sc})(?:[(（](\p{L}{1,6})[)）])?$/u;

/** `CNY/-4,122.88`: … and before one. */
const UNIT_FIRST = /^([A-Z]{3})\/([-+]?[\d.,]*\d)$/;

const hasUnit = (text: string): boolean =>
  text.includes('/') && (UNIT.test(text) || UNIT_FIRST.test(text));

/** Words of a label before the one that bears its colon. */
const MOST_BEFORE = 4;

/** Whether some words end in a balance's or a sum's label, or, before a date, in a fact's. */
function endInLabel(
  words: readonly string[],
  { balances, totals, facts }: Lexicon,
  dated: boolean,
): boolean {
  const labels = dated ? [facts] : [balances, totals];
  return words.some((_, from) =>
    labels.some((phrases) => phrases.at(words, from)?.to === words.length),
  );
}

/** An account's or a card's number, masked or not; an IBAN. */
const NUMBER = /^(?:[\dXx*•-]{5,}|[A-Z]{2}\d{2}[A-Z\d]{11,30})$/;

/** Whether some words end in the label of a number, and the rest is one; what a row says in its line stays as printed. */
function leadsToNumber(
  words: readonly string[],
  rest: string,
  { words: [first] }: Line,
  lexicon: Lexicon,
): boolean {
  if (!NUMBER.test(rest) || dateIn(first?.text ?? '', lexicon) !== undefined) return false;
  return words.some((_, from) => {
    const label = lexicon.facts.at(words, from);
    const isNumber = label?.tag === 'accountNumber' || label?.tag === 'cardNumber';
    return isNumber && label.to === words.length;
  });
}

function partRange(line: Line, i: number, word: Word, lexicon: Lexicon): Word[] {
  const parts = rangeParts(line, i, lexicon);
  return parts ? inPieces(word, parts) : [word];
}

/** A holder's name, parted from its label. */
function partName(word: Word, { facts }: Lexicon): Word[] | undefined {
  const [, label, name] = NAMED.exec(word.text) ?? [];
  if (label === undefined || name === undefined) return undefined;
  return facts.at([fold(label)], 0)?.tag === 'holder' ? inPieces(word, [label, name]) : undefined;
}

/** The word at `i` of a line, parted at its colon, and what stands behind that where it is a period. */
function partLabel(line: Line, i: number, word: Word, lexicon: Lexicon): Word[] {
  const [, label, figure] = LABELLED.exec(word.text) ?? [];
  if (label === undefined || figure === undefined) return partRange(line, i, word, lexicon);
  const before = line.words.slice(Math.max(0, i - MOST_BEFORE), i).map(({ text }) => text);
  const [name, rest] = inPieces(word, [label, figure]);
  if (!name || !rest) return [word];
  const alone = { ...line, words: [rest] };
  const [first = figure] = rangeParts(alone, 0, lexicon) ?? [];
  const dated = dateIn(first, lexicon) !== undefined;
  const said = [...before, label].map(fold);
  return endInLabel(said, lexicon, dated) || leadsToNumber(said, rest.text, line, lexicon)
    ? [name, ...partRange(alone, 0, rest, lexicon)]
    : [word];
}

/** A figure that is set against its currency, and a direction in brackets behind it. */
function partUnit(word: Word, lexicon: Lexicon): Word[] | undefined {
  const [, unit, amount] = UNIT_FIRST.exec(word.text) ?? [];
  if (unit !== undefined && amount !== undefined)
    return isKnownCurrency(unit) ? inPieces(word, [unit, amount]) : undefined;
  const [, figure, currency, way] = UNIT.exec(word.text) ?? [];
  // `02/ENE` is a day.
  if (figure === undefined || currency === undefined || !isKnownCurrency(currency))
    return undefined;
  if (way !== undefined && lexicon.markerOf(fold(way)) === undefined) return undefined;
  return inPieces(word, [figure, currency, ...(way === undefined ? [] : [way])]);
}

function partWord(line: Line, i: number, word: Word, lexicon: Lexicon): Word[] {
  if (hasLeaders(word.text)) return withoutLeaders(word, lexicon);
  if (isTwoDays(word.text)) return partDays(word, lexicon);
  if (mayBeJoined(word.text)) return partJoined(word, lexicon);
  return partUnit(word, lexicon) ?? partName(word, lexicon) ?? partLabel(line, i, word, lexicon);
}

/**
 * Parts what is set without a space, so that all of it is found: names of columns from the leaders between them, two
 * dates from each other, the words of a name, and a label from the figure or the date that is set against its colon.
 * `words` and `figures` are what the lines print.
 */
export function partGlued(
  lines: readonly Line[],
  { words, figures }: Pick<Texts, 'words' | 'figures'>,
  lexicon: Lexicon,
): readonly Line[] {
  const glued = new Set(
    words.filter(
      (text) =>
        LABELLED.test(text) ||
        NAMED.test(text) ||
        mayBeRange(text) ||
        hasLeaders(text) ||
        namesJoined(text, lexicon),
    ),
  );
  for (let i = 0; i < figures.length; i += 1) {
    const text = figures[i] ?? '';
    if (isTwoDays(text) || hasUnit(text)) glued.add(text);
  }
  if (glued.size === 0) return lines;
  return lines.map((line) => {
    if (!line.words.some(({ text }) => glued.has(text))) return line;
    const parted = line.words.flatMap((word, i) => partWord(line, i, word, lexicon));
    return parted.length === line.words.length ? line : { ...line, words: parted };
  });
}
