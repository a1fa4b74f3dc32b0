import { type Places } from '../../../lists';
import { cellsOf, textOf } from '../../../layout';
import { type Lexicon, type TokenLine } from '../../../reading';
import { fold } from '../../../text';
import { type Labels, wordsAt } from '../labels';
import { type Addressee, addresseeIn } from './addressee';
import { isName } from './names';
import { GAP, stacksOf } from './stacks';
import { ADDRESS } from './words';

/** An addressee stands in this share of the first page's print, if its rows leave a doubt. */
const HEAD = 0.45;
/** More lines and words than any first page has that is read by people. */
const PAGE_LINES = 200;
const LONGEST_LINE = 60;

/** Words up to one that ends in a colon: the label of something else. */
function upToLabel(words: readonly string[]): readonly string[] {
  const next = words.findIndex((word) => /[:：]$/.test(word));
  return next < 0 ? words : words.slice(0, next);
}

/** The values of labelled addresses: `Address:  2847 Westover Hills Blvd`. */
const labelledAddress = (lines: readonly TokenLine[]): string[] =>
  lines.flatMap(({ words }) => {
    const [label, value] = cellsOf(words, GAP).map(textOf);
    return label !== undefined && value !== undefined && ADDRESS.test(label)
      ? [value.replace(/^:\s*/, '')]
      : [];
  });

function labelledName(labels: Labels, lexicon: Lexicon): string | undefined {
  for (const label of labels.of('holder')) {
    if (!label.leads || (!label.parted && label.to - label.from < 2)) continue;
    for (const place of labels.placesOf(label)) {
      const text = upToLabel(wordsAt(place)).join(' ');
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
  let best: Addressee = { lines: [], score: 0 };
  for (const stack of stacksOf(head)) {
    const candidate = addresseeIn(stack.texts, lexicon);
    if (stack.top > HEAD * bottom) candidate.score /= 2;
    if (candidate.score > best.score) best = candidate;
  }
  const name = labelledName(labels, lexicon);
  if (name === undefined) return best.lines;
  const same = best.lines[0] !== undefined && fold(best.lines[0]) === fold(name);
  return same || best.score > 4 ? best.lines : [name, ...labelledAddress(head)];
}
