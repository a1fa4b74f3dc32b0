import { type Places } from '../../lists';
import type { TokenLine } from '../../reading';
import { currenciesOf, fold, PhraseIndex } from '../../text';
import { decimalsOf, isAlsoWord, isCurrencyCode, NAMES, OF_COUNTRY, OWN_NAMES } from './currencies';
import { type Labels, wordsAt } from './labels';

/** What else says which currency an ambiguous mark means. */
export type CurrencyContext = {
  /** ISO 3166-1 alpha-2 of the issuer. */
  country: string | undefined;
  /** … and of the document: an issuer's name may be that of a bank in several countries. */
  printed?: string | undefined;
  /** Decimals that the document prints. */
  scale: number;
};

const names = new PhraseIndex(Object.entries(NAMES));
const national = new PhraseIndex(OWN_NAMES.map((name) => [name, true] as const));

/**
 * Of what a mark may mean: a country's currency where no other country speaks, else the only one that prints so many
 * decimals.
 */
function meant(mark: string, { country, printed, scale }: CurrencyContext): string | undefined {
  if (isCurrencyCode(mark)) return mark;
  const candidates = currenciesOf(mark) ?? [];
  if (candidates.length < 2) return candidates[0];
  const own = new Set(
    [country, printed].flatMap((one) => {
      const code = one === undefined ? undefined : OF_COUNTRY.get(one);
      return code !== undefined && candidates.includes(code) ? code : [];
    }),
  );
  // An issuer of several countries, or a holder abroad: nobody knows which.
  if (own.size > 0) return own.size > 1 ? undefined : [...own][0];
  const [first, second] = candidates.filter((code) => decimalsOf(code) === scale);
  return second === undefined ? first : undefined;
}

/** The code, symbol or name that a label's value begins with. */
function labelled(words: readonly string[], context: CurrencyContext): string | undefined {
  for (const word of words.slice(0, 4)) {
    const code = meant(word.replace(/^[([]|[)\],;:]+$/g, ''), context);
    if (code !== undefined) return code;
  }
  const folded = words.map(fold);
  const named = names.all(folded)[0]?.tag;
  return named ?? (national.all(folded).length > 0 ? nationalOf(context) : undefined);
}

/** The currency of the country that is known, where a document says that it is the country's own. */
const nationalOf = ({ country, printed }: CurrencyContext): string | undefined =>
  OF_COUNTRY.get(country ?? printed ?? '');

class Votes {
  private readonly counts = new Map<string, number>();

  add(code: string, weight: number): void {
    this.counts.set(code, (this.counts.get(code) ?? 0) + weight);
  }

  /** The code with more than half of the votes; none where several speak against each other. */
  winner(): { code: string; count: number } | undefined {
    let total = 0;
    let best: { code: string; count: number } | undefined;
    for (const [code, count] of this.counts) {
      total += count;
      if (!best || count > best.count) best = { code, count };
    }
    return best && best.count * 2 > total ? best : undefined;
  }
}

const BRACKETS = /^[([]|[)\]]$/g;
/** `Débit(EUR)`: a name, and its currency in brackets right behind it. */
const BEHIND_NAME = /^[\p{L}.]+[([]([^()[\]]+)[)\]]$/u;
const SIGN = /\p{Sc}/u;

/**
 * The statement's currency as ISO 4217: what a label says; else the code that most rows print; else what
 * is printed beside the other amounts and in headings. Undefined where nothing says it, or where only a
 * mark of several currencies does and the country is not known. `rows` are indexes of lines that are
 * rows: some print foreign amounts, and words that look like codes.
 */
export function currencyOf(
  lines: readonly TokenLine[],
  labels: Labels,
  rows: Places,
  context: CurrencyContext,
): string | undefined {
  const said = labelledCurrency(labels, context);
  if (said !== undefined) return said;
  const ofRows = new Votes();
  const stated = new Votes();
  const symbols = new Votes();
  const open = new Set<string>();
  let moving = 0;
  for (const line of lines) {
    const isRow = rows.has(line.index);
    if (isRow && line.money.length > 0) moving += 1;
    if (!isRow) votesOfHeading(line, stated, symbols, context);
    const last = isRow ? codeBehind(line) : undefined;
    if (last !== undefined) ofRows.add(last, 1);
    for (const { currency, exact, to } of line.money) {
      const mark = currency?.replace(/\.+$/, '');
      if (mark === undefined || !exact) continue;
      const code = meant(mark, context);
      if (code === undefined) for (const one of currenciesOf(mark) ?? []) open.add(one);
      else if (code !== mark) symbols.add(code, isRow ? 1 : 2);
      else if (isRow) ofRows.add(code, 1);
      // `21,480.90 MAD` at the end of a line is no word.
      else if (!isAlsoWord(code) || to === line.words.length) stated.add(code, 2);
    }
  }
  const most = ofRows.winner();
  if (most && most.count >= moving / 2) return most.code;
  const [named, marked] = [stated.winner(), symbols.winner()];
  if (named && marked) return marked.count > named.count ? marked.code : named.code;
  // An ambiguous mark that cannot mean what is named elsewhere: that is some other currency.
  if (named && open.size > 0 && !open.has(named.code)) return undefined;
  return (named ?? marked)?.code;
}

/** `… -341,21    UAH    35 286,45    UAH`: the code that ends a row, in a column of its own behind the last figure. */
function codeBehind({ words, money }: TokenLine): string | undefined {
  const [code, figure] = [words.at(-1)?.text ?? '', money.at(-1)];
  const isBehind = figure?.currency === undefined && figure?.to === words.length - 1;
  return isBehind && isCurrencyCode(code) && !isAlsoWord(code) ? code : undefined;
}

function labelledCurrency(labels: Labels, context: CurrencyContext): string | undefined {
  for (const label of labels.of('currency')) {
    if (!label.leads) continue;
    for (const place of labels.placesOf(label)) {
      const code = labelled(wordsAt(place), context);
      if (code !== undefined) return code;
    }
  }
  return undefined;
}

/** `Amount (USD)`, `Balance ($)`, `Débit(EUR)`, `Balance EUR`, `in Canadian dollars`. */
function votesOfHeading(
  line: TokenLine,
  stated: Votes,
  symbols: Votes,
  context: CurrencyContext,
): void {
  for (const { text } of line.words) {
    const bare = BEHIND_NAME.exec(text)?.[1] ?? text.replace(BRACKETS, '');
    const bracketed = bare.length < text.length;
    if (isCurrencyCode(bare)) {
      if (bracketed || !isAlsoWord(bare)) stated.add(bare, bracketed ? 3 : 1);
    } else if (bracketed || SIGN.test(bare)) {
      const code = meant(bare, context);
      if (code !== undefined) symbols.add(code, 2);
    }
  }
  const folded = line.words.map((word) => fold(word.text));
  for (const { tag } of names.all(folded)) stated.add(tag, 1);
  const own = national.all(folded).length > 0 ? nationalOf(context) : undefined;
  if (own !== undefined) stated.add(own, 1);
}
