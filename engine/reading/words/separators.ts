import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { endsIn, hasDigit } from '../../text';
import { dateAt, type Texts } from '../tokens';
import type { Lexicon } from '../vocabulary';

/** Marks between the parts of a row that is written as a sentence is. */
const DASH = /^[-–—]$/;
const STROKE = /^[|│¦]$/;
const BULLET = /^[•·●▪*]$/;
const NUMBER = /^\d{1,4}$/;
const ORDINAL = /^\d{1,4}[.)]$/;
/** A figure, whole or in groups; no time of day. */
const AMOUNT = /^\d[\d.,' ]*$/;

/** Rows that must be so written for it to be the document's way, and the share of those that begin with a date. */
const LEAST = 3;
const MOST = 0.8;

/** A figure at most: its sign and currency may be words of their own. */
const FIGURE_WORDS = 3;

/** Indexes of a row's words: its date, what stands behind it, its figure, and the word of its date that ends in a colon. */
type Row = { line: Line; date: number; rest: number; figure: number; colon: number | undefined };

/**
 * `1. 28/03/2025 - Oxbow Books - -12.50 €`, `05 Apr 2024 - Oxbow Books: -€12.50`, `28/03/2025 | Oxbow Books | -12.50`,
 * `- 28/03/2025: Oxbow Books -12.50`: rows whose parts are told by marks between them, and not by where they stand.
 * Leaves out the marks behind the date and before the figure, and what counts the rows; strokes, wherever they stand. A
 * dash before a figure is no sign where every figure has one, and a label's colon none where every row has one.
 */
export function withoutSeparators(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = rowOf(line, lexicon);
    if (row) rows.push(row);
  }
  if (rows.length < LEAST) return lines;
  const isWay = (has: (row: Row) => boolean): boolean => {
    const count = rows.filter(has).length;
    return count >= LEAST && count >= MOST * rows.length;
  };
  const wordAt = ({ line }: Row, i: number): string => line.words[i]?.text ?? '';
  const strokes = isWay((row) => STROKE.test(wordAt(row, row.rest)));
  // Right before a figure it is a sign: the row's last one may be of a text behind its amount.
  const dashes = isWay(
    (row) => DASH.test(wordAt(row, row.rest)) && !AMOUNT.test(wordAt(row, row.rest + 1)),
  );
  const labels = isWay(({ colon }) => colon !== undefined);
  if (!strokes && !dashes && !labels) return lines;
  const before = dashes && isWay((row) => DASH.test(wordAt(row, row.figure - 1)));
  const colons = dashes && isWay((row) => endsInColon(wordAt(row, row.figure - 1)));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return lines.map((line) => {
    const row = byLine.get(line);
    if (!row)
      return strokes && line.words.some(isStroke)
        ? { ...line, words: line.words.filter((word) => !isStroke(word)) }
        : line;
    const isMark = (word: Word, i: number): boolean =>
      i < row.date ||
      (strokes && isStroke(word)) ||
      (DASH.test(word.text) && ((dashes && i === row.rest) || (before && i === row.figure - 1)));
    const words: Word[] = [];
    line.words.forEach((word, i) => {
      const last = words.at(-1);
      if (!isMark(word, i)) {
        const label =
          (labels && i === row.colon) || (colons && i === row.figure - 1 && endsInColon(word.text));
        words.push(label ? { ...word, text: word.text.slice(0, -1) } : word);
        // What stands before the mark reaches over it: the row runs on as a sentence does.
      } else if (last) words[words.length - 1] = { ...last, x1: word.x1 };
    });
    return { ...line, words };
  });
}

const isStroke = ({ text }: Word): boolean => STROKE.test(text);

const endsInColon = (text: string): boolean => text.length > 1 && endsIn(text, ':');

/** Whether any word may be such a mark, by what a document prints. */
export const mayBeSeparated = ({ words, figures }: Pick<Texts, 'words' | 'figures'>): boolean =>
  words.some((text) => mayBeMark({ text })) || figures.some((text) => mayBeMark({ text }));

/** A line that begins with a date, apart from a bullet or a number, with a mark behind it and a figure at its end. */
function rowOf(line: Line, lexicon: Lexicon): Row | undefined {
  const { words } = line;
  if (!words.some(mayBeMark)) return undefined;
  let date = 0;
  while (date < 2 && isCounter(words[date]?.text ?? '')) date += 1;
  // `12 | 28/03/2025 |`: the row's number in a cell of its own.
  if (NUMBER.test(words[date]?.text ?? '') && STROKE.test(words[date + 1]?.text ?? '')) date += 1;
  if (STROKE.test(words[date]?.text ?? '')) date += 1;
  const end = words.findIndex(({ text }, i) => i >= date && endsInColon(text));
  const found = dateAt(line, date, lexicon) ?? dateAt(withoutColon(line, end), date, lexicon);
  if (!found || found.weak) return undefined;
  const colon = end === found.to - 1 ? end : undefined;
  let figure = words.length - 1;
  while (figure > found.to && words.length - figure < FIGURE_WORDS && !isFigure(words, figure))
    figure -= 1;
  if (figure <= found.to || !isFigure(words, figure)) return undefined;
  // `Jan 1 — Jan 31, 2025`: a period.
  if ((dateAt(line, found.to + 1, lexicon)?.to ?? 0) > figure) return undefined;
  // `- € 12.50`: its currency.
  while (figure - 1 > found.to && lexicon.isCurrency(words[figure - 1]?.text ?? '')) figure -= 1;
  return { line, date, rest: found.to, figure, colon };
}

const withoutColon = (line: Line, at: number): Line => ({
  ...line,
  words: line.words.map((word, i) => (i === at ? { ...word, text: word.text.slice(0, -1) } : word)),
});

/** Cheap to tell: most words have more letters. */
const mayBeMark = ({ text }: Pick<Word, 'text'>): boolean =>
  text.length === 1 ? DASH.test(text) || STROKE.test(text) : endsInColon(text) && hasDigit(text);

const isCounter = (text: string): boolean =>
  BULLET.test(text) || DASH.test(text) || ORDINAL.test(text);

const isFigure = (words: readonly Word[], i: number): boolean => hasDigit(words[i]?.text ?? '');
