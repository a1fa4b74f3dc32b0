import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import type { Holder } from './holder-headings';
import { isPerson } from './holder-names';

/** A line that names whose rows stand above it, and the line above that holds the name, if it does. */
export type HolderBelow = { line: TokenLine; named: TokenLine | undefined; holder: Holder };

/** `7713)`, `4411`: the last digits of a card. */
const NUMBER = /^\(?(\d{4,5})\)?$/;

/**
 * `Card 4411  Total purchases by MONA MARSH  874.16`, and `TRANSACTIONS THIS CYCLE (CARD 7713) $1032.24` below a name: a sum
 * of the rows above, which tells whose they are.
 */
export function holderBelow(
  line: TokenLine,
  above: TokenLine | undefined,
  lexicon: Lexicon,
): HolderBelow | undefined {
  const figure = line.money.find(({ exact }) => exact);
  if (!figure || line.dates.some(({ weak }) => !weak)) return undefined;
  return summedUpTo(figure, line, above, lexicon);
}

function summedUpTo(
  figure: TokenLine['money'][number],
  line: TokenLine,
  above: TokenLine | undefined,
  lexicon: Lexicon,
): HolderBelow | undefined {
  const { words, speech } = line;
  const texts = words.slice(0, figure.from).map(({ text }) => text);
  const number = texts.map((text) => NUMBER.exec(text)?.[1]).find((digits) => digits !== undefined);
  const leads = lexicon.cardholders.all(speech.folded);
  if (number !== undefined && leads[0]?.tag === 'cycle' && leads[0].from === 0) {
    const name = above?.words.map(({ text }) => text) ?? [];
    if (!isPerson(name, lexicon)) return undefined;
    return { line, named: above, holder: { name: name.join(' '), number } };
  }
  const by = leads.find(({ tag }) => tag === 'transactions');
  const isSum = lexicon.totals.all(speech.folded.slice(0, figure.from)).length > 0;
  const name = by ? texts.slice(by.to) : [];
  if (!isSum || !isPerson(name, lexicon)) return undefined;
  return { line, named: undefined, holder: { name: name.join(' '), number: number ?? '' } };
}
