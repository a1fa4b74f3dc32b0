import { type Places } from '../../lists';
import { type Issuer, issuers, regulators } from '../../issuers';
import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import type { TokenLine } from '../../reading';
import { settings } from '../../settings';
import { fold, foldPhrase, PhraseIndex } from '../../text';

/** How an issuer was named. A repeated way counts once, with a little more for its repetition. */
type Way = 'name' | 'domain' | 'bic';
type Evidence = Map<Way, { best: number; times: number }>;

/** What is needed to name an issuer: one name at the top, a name twice, or a domain at a page's foot. */
const ENOUGH = 1.5;
/** A mention at the top or foot of a page, or a domain above the middle of the first, is prominent. */
const PROMINENT = 1.4;
/** Repetition adds this much a time, and so often at most. */
const AGAIN = 0.2;
const MOST_TIMES = 5;
/** Only these pages are looked at, and the last one: an issuer names itself early and in its imprint. */
const FIRST_PAGES = 3;
/** Shares of a page's printed height. */
const TOP = 0.22;
const HALF = 0.5;
const FOOT = 0.88;

type Known = {
  names: PhraseIndex<Issuer | undefined>;
  domains: Map<string, Issuer>;
  bics: Map<string, Issuer>;
};

let known: Known | undefined;

/** Built at the first statement, once. */
function index(): Known {
  known ??= {
    names: new PhraseIndex<Issuer | undefined>([
      ...regulators.map((name) => [name, undefined] as const),
      ...issuers.flatMap((issuer) => issuer.names.map((name) => [name, issuer] as const)),
    ]),
    domains: new Map(
      issuers.flatMap((issuer) => issuer.domains.map((domain) => [domain, issuer] as const)),
    ),
    bics: new Map(issuers.flatMap((issuer) => issuer.bics.map((bic) => [bic, issuer] as const))),
  };
  return known;
}

/** A line of more words is a sentence. */
const SENTENCE = 12;

const DOMAIN = /(?:^|[^a-z0-9-])((?:[a-z0-9-]+\.)+[a-z]{2,})/gi;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const IFSC = /^([A-Z]{4})0[A-Z0-9]{6}$/;

/** Longer words are no addresses, and would be searched again and again. */
const LONGEST_ADDRESS = 300;

/** Domains printed in a word: of an address, a page, an e-mail. */
export function domainsIn(text: string): string[] {
  if (!text.includes('.') || text.length > LONGEST_ADDRESS) return [];
  return [...text.matchAll(DOMAIN)].flatMap((match) => match[1]?.toLowerCase() ?? []);
}

/** `secure.bank.example` is also `bank.example`. */
function ownerOf(domain: string, domains: Known['domains']): Issuer | undefined {
  for (let rest = domain; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const issuer = domains.get(rest);
    if (issuer) return issuer;
  }
  return undefined;
}

/** Words that may stand before a bank's name and are none of it, folded. */
const BEFORE = new Set(
  (
    'your our my the a an by from to at of with for and or dear welcome about contact call visit is ' +
    'ihre ihr der die das bei von votre vos de la le du chez su el en sua seu do da il'
  ).split(' '),
);
const OF = new Set(['of', 'de', 'del', 'di', 'do', 'von', 'van']);

/** `Smart Bank of India` is not the Bank of India, nor `First National Bank of Omaha` the First National Bank. */
function isPartOfName(printed: readonly Word[], from: number, to: number): boolean {
  const [last, next, behind] = printed.slice(to - 1, to + 2);
  if (last && next && behind && follows(last, next))
    if (OF.has(fold(next.text)) && CAPITAL.test(behind.text)) return true;
  const [before, first] = [printed[from - 1], printed[from]];
  if (!before || !first || before === first || !follows(before, first)) return false;
  return CAPITAL.test(before.text) && !ENDS.test(before.text) && !BEFORE.has(fold(before.text));
}

const CAPITAL = /^\p{Lu}/u;
const ENDS = /[.,:;|)\]]$/;
/** Two words of one name: of a size, a word space apart. */
const follows = (word: Word, next: Word): boolean =>
  next.x0 - word.x1 <= settings.cellGap * word.size &&
  next.x0 >= word.x0 &&
  Math.abs(next.size - word.size) < 0.1 * word.size;

/** An issuer's mention in a line; in the middle of a sentence it is spoken of, and does not speak. */
type Mention = { issuer: Issuer; way: Way; size: number; aside: boolean };

function mentionsIn(line: Line): Mention[] {
  const { names, domains, bics } = index();
  const mentions: Mention[] = [];
  const words: string[] = [];
  const printed: Word[] = [];
  for (const word of line.words) {
    const { text, size } = word;
    for (const part of foldPhrase(text)) {
      words.push(part);
      printed.push(word);
    }
    for (const domain of domainsIn(text)) {
      const issuer = ownerOf(domain, domains);
      if (issuer) mentions.push({ issuer, way: 'domain', size, aside: false });
    }
    const ifsc = IFSC.exec(text);
    const bic = ifsc ? `${ifsc[1]}IN` : BIC.test(text) ? text.slice(0, 6) : undefined;
    const issuer = bic === undefined ? undefined : bics.get(bic);
    if (issuer) mentions.push({ issuer, way: 'bic', size, aside: false });
  }
  for (const { tag: issuer, from, to } of names.all(words)) {
    if (!issuer || isPartOfName(printed, from, to)) continue;
    const aside = words.length > SENTENCE && from > 2;
    mentions.push({ issuer, way: 'name', size: printed[from]?.size ?? line.size, aside });
  }
  return mentions;
}

/** The vertical extent of each page's print. */
function extents(lines: readonly Line[]): Map<number, { top: number; bottom: number }> {
  const pages = new Map<number, { top: number; bottom: number }>();
  for (const { page, top, bottom } of lines) {
    const before = pages.get(page);
    pages.set(page, {
      top: Math.min(before?.top ?? top, top),
      bottom: Math.max(before?.bottom ?? bottom, bottom),
    });
  }
  return pages;
}

function placeWeight(share: number, page: number): number {
  if (share <= TOP) return page === 0 ? 3 : 1.5;
  if (share >= FOOT) return 1.5;
  return page === 0 && share <= HALF ? 1.2 : 0.7;
}

const WAYS: Readonly<Record<Way, number>> = { name: 1, domain: 1.2, bic: 0.9 };

/**
 * Whose document it is, by the names, domains and BICs that it prints: at the top of the first page,
 * large, in page feet, again and again. `ignored` are indexes of lines that are rows: a payee is no
 * issuer. Undefined where nobody known is named well enough.
 */
export function issuerOf(
  lines: readonly TokenLine[],
  ignored: Places = new Set(),
): Issuer | undefined {
  const last = lines.at(-1)?.page ?? 0;
  const looked = lines.filter(({ page }) => page < FIRST_PAGES || page === last);
  const pages = extents(looked);
  const usual = usualSize(looked);
  const found = new Map<Issuer, Evidence>();
  for (const line of looked) {
    if (ignored.has(line.index)) continue;
    const { top, bottom } = pages.get(line.page) ?? line;
    const share = (line.top - top) / Math.max(1, bottom - top);
    for (const { issuer, way, size, aside } of mentionsIn(line)) {
      const large = Math.min(2, Math.max(1, size / usual));
      const weight = placeWeight(share, line.page) * WAYS[way] * (aside ? 0.5 : large);
      const evidence: Evidence = found.get(issuer) ?? new Map();
      const before = evidence.get(way);
      evidence.set(way, {
        best: Math.max(before?.best ?? 0, weight),
        times: (before?.times ?? 0) + 1,
      });
      found.set(issuer, evidence);
    }
  }
  let best: { issuer: Issuer; score: number } | undefined;
  for (const [issuer, evidence] of found) {
    const score = scoreOf(evidence);
    if (score >= ENOUGH && (!best || score > best.score)) best = { issuer, score };
  }
  return best?.issuer;
}

/** Something must name it where issuers name themselves; what is said often in the body is said of others. */
function scoreOf(evidence: Evidence): number {
  let score = 0;
  if (![...evidence.values()].some(({ best }) => best >= PROMINENT)) return 0;
  for (const { best, times } of evidence.values())
    score += best * (1 + AGAIN * (Math.min(times, MOST_TIMES) - 1));
  return score;
}

function usualSize(lines: readonly Line[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] || 1;
}

/** Does a text name an issuer, or print its domain? */
export function namesIssuer(text: string): boolean {
  const { names, domains } = index();
  return (
    names.all(foldPhrase(text)).some(({ tag }) => tag !== undefined) ||
    domainsIn(text).some((domain) => ownerOf(domain, domains) !== undefined)
  );
}
