import { cellsOf } from '../../layout';
import { type Lexicon, type Money, type PrintedDate, signed, type TokenLine } from '../../reading';
import type { Stretch } from '../../text';
import { figureBy, valuesFor } from './label-values';
import type { LabelledBalance } from './labelled-balances';

/**
 * Figures of cells that begin with what a card's closing balance may be called, to the right of it, beneath or over it.
 * What stands in a line with a date is none, unless the line is nothing else but the day, the words and the figure, or the
 * day is the one that it is due on: `Montant à prélever le 05/06/2025  831,35`.
 */
export function amountsDue(
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  mayState: (line: TokenLine, label: Stretch) => boolean = () => true,
): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  lines.forEach((line, at) => {
    const [date, ...others] = line.dates;
    if (others.length > 0) return;
    const isAlone = !date || isListed(line, date, lexicon);
    let next = 0;
    for (const { words } of cellsOf(line.words)) {
      const from = next;
      next += words.length;
      const match = lexicon.dues.at(line.speech.folded, from);
      if (!match || !mayState(line, match) || (!isAlone && !isDueOn(date, match))) continue;
      const place = { at, from, to: match.to, until: Infinity };
      const over: Money | undefined = figureBy(lines, place, -1);
      for (const money of [...valuesFor(lines, place), ...(over ? [over] : [])])
        found.push({ word: 'closing', minor: signed(money), money, line });
    }
  });
  return found;
}

/**
 * … and what a bank's may be: a balance of no other name, `Current balance`, and not the name of a column, of which some are in
 * the lines `heads` (indexes).
 */
export const currentBalances = (
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  heads: ReadonlySet<number>,
): LabelledBalance[] =>
  amountsDue(lines, lexicon, ({ index, speech }, { from, to }) => {
    const name = lexicon.columns.at(speech.folded, from);
    return !heads.has(index) && name?.tag === 'balance' && name.to === to;
  });

/** `07.02.2026  Invoice amount  1,449.82`, among the lines of a summary that look like rows. */
function isListed(
  { speech, money, words }: TokenLine,
  date: PrintedDate,
  lexicon: Lexicon,
): boolean {
  const [figure, ...more] = money;
  return (
    date.from === 0 &&
    figure?.to === words.length &&
    more.length === 0 &&
    lexicon.dues.at(speech.folded, date.to)?.to === figure.from
  );
}

/** Words between what is due and its day: `le`, `am`, `on the`. */
const BEFORE_DAY = 2;

/** Whether a day stands right behind what is due. */
const isDueOn = ({ from }: PrintedDate, due: { to: number }): boolean =>
  from >= due.to && from - due.to <= BEFORE_DAY;
