import type { CardholderLead, SectionRole } from '../../languages';
import { foldPhrase } from '../../text';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { isPerson } from './holder-names';
import {
  byNumber,
  GROUP,
  labelAt,
  LAST_DIGITS,
  LEAST,
  MAX_WORDS,
  MOST,
  upToNumber,
} from './holder-numbers';
import { byDash, byHonorific, byNumberBefore, byStack } from './holder-places';

/** Whose rows stand under a heading. */
export type Holder = {
  /** As printed, without the number and its label; empty where only a number is printed. */
  name: string;
  /** As printed, with its masks; empty where only a name is printed. */
  number: string;
};

/** A line that names a cardholder: above rows, or, as a sum, below them. */
export type HolderLine = {
  line: TokenLine;
  holder: Holder;
  /** What it says of its rows beside: a section begins, of a role that may not be known. */
  section: { role: SectionRole | undefined } | undefined;
  isSum: boolean;
  /** It is of the rows above it. */
  isBelow?: boolean | undefined;
  /** Its own form could also be of a row's text: it counts only where headings stand. */
  isShort: boolean;
};

/** Words of a heading that leads to a name, with the whole of a card's number behind it. */
const MAX_LED = 16;

const HASH = /^#(\d{4,5})(:?)$/;

/** The cardholder that a line names. `above` is the line above it, which may hold the name. */
export function holderLineOf(
  line: TokenLine,
  above: TokenLine | undefined,
  lexicon: Lexicon,
): HolderLine | undefined {
  if (line.dates.some((date) => !date.weak)) return undefined;
  const byHash = hashed(line, lexicon);
  if (byHash) return byHash;
  const { words } = line;
  const whole = words.length > MAX_WORDS ? undefined : byNumber(line, words, above, lexicon);
  if (whole) return whole;
  const upTo = upToNumber(line);
  const begun = upTo && byNumber(line, upTo, above, lexicon);
  if (begun && isPerson(begun.holder.name.split(' '), lexicon)) return begun;
  const placed =
    byDash(line, lexicon) ??
    byStack(line, above, lexicon) ??
    byNumberBefore(line, lexicon) ??
    byHonorific(line, lexicon);
  return placed ?? (words.length > MAX_LED ? undefined : ledTo(line, lexicon));
}

/** `MONA MARSH #4410: Payments and credits`, `MONA MARSH #4410: Total purchases 84.70`. */
function hashed(line: TokenLine, lexicon: Lexicon): HolderLine | undefined {
  const { words, money } = line;
  const at = words.findIndex(({ text }) => text.startsWith('#') && HASH.test(text));
  if (at < 0) return undefined;
  const [, number = '', colon] = HASH.exec(words[at]?.text ?? '') ?? [];
  const texts = words.map(({ text }) => text);
  const name = texts.slice(0, at);
  if (!isPerson(name, lexicon)) return undefined;
  const figures = money.filter(({ exact }) => exact);
  const behind = foldPhrase(texts.slice(at + 1, figures[0]?.from).join(' '));
  if (behind.length > 0 && colon === '') return undefined;
  const isSum = lexicon.totals.at(behind, 0) !== undefined && figures.length > 0;
  if (!isSum && figures.length > 0) return undefined;
  const section =
    isSum || behind.length === 0 ? undefined : { role: lexicon.sections.at(behind, 0)?.tag };
  const isShort = behind.length === 0;
  return { line, holder: { name: name.join(' '), number }, section, isSum, isShort };
}

const isLead = (tag: CardholderLead): boolean => tag === 'transactions' || tag === 'payments';

/** `(Add-on XX65)`: the end of a number, behind a name. */
const MASKED_END = /[Xx*•·]{2,}[\s-]?\d{2,}/;

/** Between a name and its card: `Mona Marsh — card ending in 4410`. */
const DASH = /^[-–—]$/;

/** What stands behind a name: the masked end of a number in brackets, or its last digits behind a dash and their label. */
function numberBehind(texts: readonly string[], lexicon: Lexicon): string | undefined {
  const [first = ''] = texts;
  if (first.startsWith('(')) return MASKED_END.exec(texts.join(' '))?.[0] ?? '';
  const number = texts.at(-1) ?? '';
  const isLabelled = texts.some(
    (_, i) => labelAt(texts, i, lexicon, false)?.to === texts.length - 1,
  );
  return DASH.test(first) && isLabelled && LAST_DIGITS.test(number) ? number : undefined;
}

/** Where a whole card's number begins that ends some words: `Mona Marsh 4530 91** **** 2016`; -1 where none does. */
function numberAtEnd(texts: readonly string[]): number {
  const from = texts.findIndex((text) => GROUP.test(text) && /\d{3}/.test(text));
  const groups = from < 0 ? [] : texts.slice(from);
  const signs = groups.join('').replace(/[^\dXx*•·]/g, '').length;
  const isNumber = groups.every((text) => GROUP.test(text)) && MASKED_END.test(groups.join(''));
  return isNumber && signs >= LEAST && signs <= MOST ? from : -1;
}

/** `Transactions by Mona Marsh`, `Payments made by Mona Marsh`; behind the name at most what says which card is theirs. */
function ledTo(line: TokenLine, lexicon: Lexicon): HolderLine | undefined {
  const { words, money, speech } = line;
  const lead = lexicon.cardholders.at(speech.folded, 0);
  if (!lead || !isLead(lead.tag) || money.some(({ exact }) => exact)) return undefined;
  const said = words.slice(lead.to).map(({ text }) => text);
  const whole = numberAtEnd(said);
  const end = whole < 0 ? said.findIndex((text) => text.startsWith('(') || DASH.test(text)) : whole;
  const name = end < 0 ? said : said.slice(0, end);
  const behind = said.slice(end);
  const number = end < 0 ? '' : whole < 0 ? numberBehind(behind, lexicon) : behind.join(' ');
  if (number === undefined || !isPerson(name, lexicon)) return undefined;
  const section = { role: lead.tag === 'payments' ? lead.tag : undefined };
  return {
    line,
    holder: { name: name.join(' '), number },
    section,
    isSum: false,
    isShort: section.role !== undefined,
  };
}
