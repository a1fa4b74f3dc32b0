import { beginsCell, cellsOf } from '../../layout';
import { type Lexicon, phrasesIn, type SectionRole, type TokenLine } from '../../reading';

/** `Statement of account` names no number, though it ends in what leads to one. */
const isInTitle = (line: TokenLine, { from, to }: { from: number; to: number }): boolean =>
  phrasesIn(line, 'documents').some(
    (title) => title.tag === 'bankStatement' && title.from < to && from < title.to,
  );

/** A cell begins with what leads to an account's number, or tells its type: `Account no.  4410 2207`. */
export const labelsAccount = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(
    (fact) =>
      (fact.tag === 'accountNumber' || fact.tag === 'accountType') &&
      beginsCell(line.words, fact.from) &&
      !isInTitle(line, fact),
  );

/** A cell begins with what leads to a card's number, whatever a cell before it says: `P. van Dijk   Kaartnummer`. */
export const labelsCard = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(
    ({ tag, from }) => tag === 'cardNumber' && beginsCell(line.words, from),
  );

/** Points by which what stands above the dates of rows is set off from them, at most. */
const ONE_START = 2;

/** `Card number **** 4410  MONA MARSH` above a row, as far left as its date: no words of a row stand there. */
export const headsRow = (line: TokenLine, next: TokenLine | undefined): boolean =>
  next?.page === line.page &&
  next.dates[0]?.from === 0 &&
  Math.abs(next.x0 - line.x0) <= ONE_START &&
  line.dates.length === 0 &&
  labelsCard(line);

/** What leads to the day on which payment is due, at the beginning of a cell. */
export function dueIn(line: TokenLine): string | undefined {
  const due = phrasesIn(line, 'facts').find(
    ({ tag, from }) => tag === 'dueOn' && beginsCell(line.words, from),
  );
  return due && line.speech.folded.slice(due.from, due.to).join(' ');
}

/**
 * The sections that cells of a summary name, each over its figure: `Payments and credits   Purchases and charges`. A
 * single one may be a column's name.
 */
export function sectionsAbreast(line: TokenLine, { sections }: Lexicon): SectionRole[] {
  if (line.money.length > 0 || line.dates.length > 0) return [];
  const { folded } = line.speech;
  const named: SectionRole[] = [];
  let from = 0;
  for (const { words } of cellsOf(line.words)) {
    const tag = sections.at(folded, from)?.tag;
    // What came in, `Payments received`, are payments beside what was bought.
    if (tag === 'payments' || tag === 'credits') named.push('payments');
    else if (tag === 'purchases') named.push(tag);
    from += words.length;
  }
  return new Set(named).size > 1 ? named : [];
}
