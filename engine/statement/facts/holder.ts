import { type Places } from '../../lists';
import { type Cell, cellsOf, textOf } from '../../layout';
import { type Lexicon, printsYear, type TokenLine } from '../../reading';
import { fold, foldPhrase } from '../../text';
import { namesIssuer } from './issuer';
import { type FactWord, type Labels, wordsAt } from './labels';

/** Cells that stand left-aligned beneath each other. */
type Stack = { texts: string[]; x0: number; top: number; baseline: number; size: number };

const ALIGNED = 2.5;
/** Line pitch of an address, in sizes. */
const PITCH = 1.9;
/** An addressee stands in this share of the first page's print, if its rows leave a doubt. */
const HEAD = 0.45;
/** More lines and words than any first page has that is read by people. */
const PAGE_LINES = 200;
const LONGEST_LINE = 60;
const MOST_LINES = 8;
const MOST_WORDS = 8;
/** A window's address is set with wider word spaces than a cell, and facts stand far from it. */
const GAP = 1.4;

const LETTERS = /\p{L}/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NAME = /^\p{L}[\p{L}\p{M}\d\s.,'’&()/-]+$/u;
const PO_BOX = /\b(?:p\.?\s?o\.?\s?box|private bag|locked bag|postfach|boîte postale|apartado)\b/i;
const AMOUNT = /\d[.,]\d{2}(?:\s|$)/;
const PHONE_OR_PAGE = /\+\d|\(0\d+\)|@|www\.|https?:|\b(?:tel|fax|phone)\b|:\s*$/i;

const POSTCODES: readonly RegExp[] = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/, // SW1A 1AA
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, // K1A 0B1
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/, // CA 94105-1234
  /\b\d{4} ?[A-Z]{2}\b/, // 1012 AB
  /(?:^|[\s,-])\d{4,6}(?:[\s,.]|$)/, // 10115 Berlin, London 1234
  /\b\d{2,5}-\d{3,4}\b/, // 00-950, 01310-100, 100-0001
  /\b\d{3} \d{2,3}\b/, // 111 22 Stockholm, 560 001
];

/** Words of companies that hold accounts for others; an addressee's name has none of them. */
const BANKS =
  /(?<!\p{L})(?:\p{L}*bank|banking|banks|banque|banco|banca|banka|\p{L}*sparkasse|credit union|building society|bancorp|pankki|bankası|банк)(?!\p{L})|銀行|银行|은행/iu;

/** `van`, `de`, `da`: they begin a period, and names. */
const PARTICLES: ReadonlySet<FactWord> = new Set(['period', 'until']);
/** Names are capitalised, but for their particles: `van der`, `y`. */
const COMMON_WORD = /^\p{Ll}{5,}/u;
const TELEPHONE = /\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b/;

const isBank = (text: string): boolean => BANKS.test(text) || namesIssuer(text);
const lettersOf = (text: string): number => text.match(LETTERS)?.length ?? 0;

function isName(text: string, lexicon: Lexicon): boolean {
  const fewest = UNSPACED.test(text) ? 2 : 4;
  const words = foldPhrase(text);
  if (!NAME.test(text) || lettersOf(text) < fewest || words.length > MOST_WORDS) return false;
  // A company's name may have a figure; an address has more of them.
  const figures = text.match(/\d/g)?.length ?? 0;
  if (figures > 2 || lettersOf(text) < 6 * figures || hasPostcode(text)) return false;
  if (isBank(text)) return false;
  if (text.split(' ').some((word) => COMMON_WORD.test(word))) return false;
  // What statements say of themselves is nobody's name; a surname may be one of their words.
  const label = lexicon.facts.at(words, 0);
  if (label && !PARTICLES.has(label.tag)) return false;
  const said = [lexicon.facts, lexicon.documents, lexicon.balances, lexicon.columns].some((index) =>
    index.all(words).some(({ from, to }) => {
      const length = to - from;
      return length === words.length || (length > 1 && length >= words.length / 2);
    }),
  );
  return !said;
}

const isAddress = (text: string): boolean =>
  lettersOf(text) + (text.match(/\d/g)?.length ?? 0) >= 3 &&
  !AMOUNT.test(text) &&
  !PHONE_OR_PAGE.test(text) &&
  !TELEPHONE.test(text) &&
  text.split(' ').length <= 2 * MOST_WORDS;
const hasPostcode = (text: string): boolean => POSTCODES.some((form) => form.test(text));
const isStreet = (text: string): boolean =>
  PO_BOX.test(text) || (/\d/.test(text) && /\p{L}{2}/u.test(text));

/** A cell with a full date is a fact's, and no line of an address. */
const isDated = (line: TokenLine, { x0, x1 }: Cell): boolean =>
  line.dates.some((date) => !date.weak && date.x0 >= x0 && date.x1 <= x1 && printsYear(date));

/** Cells of the first page, stacked where they stand left-aligned at a small pitch. */
function stacksOf(lines: readonly TokenLine[]): Stack[] {
  const stacks: Stack[] = [];
  for (const line of lines) {
    for (const cell of cellsOf(line.words, GAP)) {
      const under = stacks.findLast(
        (stack) =>
          Math.abs(stack.x0 - cell.x0) <= ALIGNED &&
          line.baseline - stack.baseline > 0.5 * line.size &&
          line.baseline - stack.baseline <= PITCH * Math.max(line.size, stack.size),
      );
      const text = isDated(line, cell) ? '' : textOf(cell);
      if (under) {
        under.texts.push(text);
        under.baseline = line.baseline;
        under.size = line.size;
      } else {
        const { top, baseline, size } = line;
        stacks.push({ texts: [text], x0: cell.x0, top, baseline, size });
      }
    }
  }
  return stacks;
}

/** From a name on, the lines that can be of its address; how much speaks for it. */
function addresseeIn(
  texts: readonly string[],
  lexicon: Lexicon,
): { lines: string[]; score: number } {
  let best: { lines: string[]; score: number } = { lines: [], score: 0 };
  // What stands beneath a bank's name is the bank's address.
  const own = texts.findIndex((text) => !/\d/.test(text) && isBank(text));
  texts.slice(0, own < 0 ? texts.length : own).forEach((text, i) => {
    if (!isName(text, lexicon)) return;
    const rest = texts.slice(i + 1, i + MOST_LINES);
    const stop = rest.findIndex(
      (line) => !isAddress(line) || namesIssuer(line) || saysFact(line, lexicon),
    );
    const address = stop < 0 ? rest : rest.slice(0, stop);
    const code = address.findLastIndex(hasPostcode);
    const street = address.findIndex(isStreet);
    // One line with a figure may be anything, where an address is not written as one line.
    const short = address.length < 2 && !UNSPACED.test(text);
    if (code < 0 && (street < 0 || short)) return;
    // Behind the postcode stands a country, at most.
    const end = code < 0 ? address.length : code + 2;
    const tail = address
      .slice(0, end)
      .filter((line, k) => k <= code || code < 0 || isName(line, lexicon));
    const score =
      (code < 0 ? 0 : 3) + (street < 0 || street === code ? 0 : 2) + Math.min(tail.length, 3);
    if (score > best.score) best = { lines: [text, ...tail], score };
  });
  return best;
}

/** A line that begins with a label and goes on. */
function saysFact(text: string, lexicon: Lexicon): boolean {
  const words = foldPhrase(text);
  const match = lexicon.facts.at(words, 0);
  return match !== undefined && (match.to > 1 || /[:：]/.test(text));
}

function labelledName(labels: Labels, lexicon: Lexicon): string | undefined {
  for (const label of labels.of('holder')) {
    if (!label.leads || (!label.parted && label.to - label.from < 2)) continue;
    for (const place of labels.placesOf(label)) {
      const text = wordsAt(place).join(' ');
      if (isName(text, lexicon)) return text;
    }
  }
  return undefined;
}

/**
 * The holder's name and address as printed: the addressee's block on the first page, else the name that a label
 * gives; none where neither is found. The issuer's own address is no addressee's.
 */
export function holderOf(
  lines: readonly TokenLine[],
  labels: Labels,
  lexicon: Lexicon,
  rows: Places,
): string[] {
  const page = lines.filter((line) => line.page === lines[0]?.page).slice(0, PAGE_LINES);
  const firstRow = page.findIndex((line) => rows.has(line.index));
  const head = (firstRow < 0 ? page : page.slice(0, firstRow)).filter(
    (line) => line.words.length <= LONGEST_LINE,
  );
  const bottom = page.at(-1)?.bottom ?? 0;
  let best: { lines: string[]; score: number } = { lines: [], score: 0 };
  for (const stack of stacksOf(head)) {
    const candidate = addresseeIn(stack.texts, lexicon);
    if (stack.top > HEAD * bottom) candidate.score /= 2;
    if (candidate.score > best.score) best = candidate;
  }
  const name = labelledName(labels, lexicon);
  if (name === undefined) return best.lines;
  const same = best.lines[0] !== undefined && fold(best.lines[0]) === fold(name);
  return same || best.score > 4 ? best.lines : [name];
}
