/** What a document's figures speak for, by weight or in number. */
export type Votes = {
  dot: number;
  comma: number;
  dot3: number;
  comma3: number;
  bare: number;
  /** `53.181`, `53,181`: one mark and three digits. */
  dotOrGroup: number;
  commaOrGroup: number;
  /** `1.234.567`, `1,234,567`: two groups show what the mark is. */
  dotGroups: number;
  commaGroups: number;
  /** `1,234.56`, `1.234,56`: figures that can be written in one way only. */
  dotForSure: number;
  commaForSure: number;
};

/** Before the first figure. */
export const NO_VOTES: Readonly<Votes> = {
  dot: 0,
  comma: 0,
  dot3: 0,
  comma3: 0,
  bare: 0,
  dotOrGroup: 0,
  commaOrGroup: 0,
  dotGroups: 0,
  commaGroups: 0,
  dotForSure: 0,
  commaForSure: 0,
};

/** So many of either show that a document writes figures in two ways, and so large a share of all. */
const MIXED = { least: 3, share: 0.1 };

export const isMixed = ({ dotForSure, commaForSure }: Votes): boolean =>
  Math.min(dotForSure, commaForSure) >=
  Math.max(MIXED.least, MIXED.share * (dotForSure + commaForSure));

/** `05.01`: as likely a day and a month as an amount. */
const DAY_MONTH = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;

/** What figures speak for with groups and decimals, of which each has a mark. */
const SURE = 4;

/** Forms of figures, with what they speak for and how much; the first that fits counts. */
const FORMS: readonly (readonly [form: RegExp, side: keyof Votes, weight: number])[] = [
  [/^\d{1,3}(?:[,'’]\d{2,3})+\.\d{2}$/, 'dot', SURE],
  [/^\d{1,3}(?:[.'’]\d{3})+,\d{2}$/, 'comma', SURE],
  [DAY_MONTH, 'dot', 0.2],
  [/^\d+\.\d{2}$/, 'dot', 1],
  [/^\d+,\d{2}$/, 'comma', 1],
  // `12,500.5`: groups and a decimal, none of which is filled up with a zero.
  [/^\d{1,3}(?:,\d{3})+\.\d$/, 'dot', 1],
  [/^\d{1,3}(?:\.\d{3})+,\d$/, 'comma', 1],
  [/^\d{1,3}(?:,\d{3})+\.\d{3}$|^0\.\d{3}$/, 'dot3', 2],
  [/^\d{1,3}(?:\.\d{3})+,\d{3}$|^0,\d{3}$/, 'comma3', 2],
  [/^\d+\.\d$/, 'dot', 0.1],
  [/^\d{1,3}(?:[.,'’]\d{3})+$/, 'bare', 1],
];
const DOT_OR_GROUP = /^\d{1,3}\.\d{3}$/;
const COMMA_OR_GROUP = /^\d{1,3},\d{3}$/;
const DOT_GROUPS = /^\d{1,3}(?:\.\d{3}){2,}$/;
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3}){2,}$/;

/** Counts what a figure speaks for, and tells whether it has the form of an amount. */
export function vote(body: string, votes: Votes): boolean {
  let fits = false;
  for (const [form, side, weight] of FORMS) {
    if (!form.test(body)) continue;
    votes[side] += weight;
    if (weight === SURE) votes[side === 'dot' ? 'dotForSure' : 'commaForSure'] += 1;
    fits = true;
    break;
  }
  const mark = body.at(-4);
  if (mark === '.' && DOT_OR_GROUP.test(body)) votes.dotOrGroup += 1;
  if (mark === ',' && COMMA_OR_GROUP.test(body)) votes.commaOrGroup += 1;
  if (mark === '.' && DOT_GROUPS.test(body)) votes.dotGroups += 1;
  if (mark === ',' && COMMA_GROUPS.test(body)) votes.commaGroups += 1;
  return fits;
}

const FIRST_GROUP = /^[-−+(]?\d{1,3}$/;
const GROUP = /^\d{3}\)?$/;
const LAST_GROUP = /^\d{3}[.,]\d/;

/** `2 143 118`: how many figures are grouped by spaces, each group a word, and have no decimals. */
export function spacedFigures(figures: readonly string[]): number {
  let count = 0;
  for (let i = 0; i + 1 < figures.length; i += 1) {
    if (!FIRST_GROUP.test(figures[i] ?? '')) continue;
    let end = i + 1;
    while (GROUP.test(figures[end] ?? '')) end += 1;
    if (end === i + 1) continue;
    if (!LAST_GROUP.test(figures[end] ?? '')) count += 1;
    i = end - 1;
  }
  return count;
}

/** `005,278`, which no figure begins with. */
const PADDED_GROUP = /^0\d\d([.,])\d{3}$/;

/** `3 005,278`: groups by spaces, and what stands behind a mark then are decimals. */
export function voteSpaced(figures: readonly string[], votes: Votes): void {
  figures.forEach((text, i) => {
    const mark = PADDED_GROUP.exec(text)?.[1];
    if (mark === undefined || !FIRST_GROUP.test(figures[i - 1] ?? '')) return;
    votes[mark === ',' ? 'comma3' : 'dot3'] += 2;
  });
}
