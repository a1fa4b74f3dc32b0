import { type Places } from '../../../lists';
import { cellsOf, type Span, textOf } from '../../../layout';
import { type Lexicon, type TokenLine } from '../../../reading';
import { fold } from '../../../text';
import { type Label, type Labels, type Place, wordsAt } from '../labels';
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
  const next = words.findIndex((word) => /[:：]$|\p{L}：/u.test(word));
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

/**
 * `ACCOUNT HOLDER      ACCOUNTS COVERED` in small print over `Mona Marsh      Savings`: what stands beside such a
 * label has its own value beneath, and is a label, too.
 */
function inGrid([beside, ...beneath]: readonly Place[], label: Label): readonly Place[] {
  const cell = beside?.line.words[beside.from];
  const [below] = beneath;
  if (!beside || !cell || !below || beside.line !== label.line || !label.ends) return [];
  const size = label.line.words[label.from]?.size;
  const isUnder = (span: Span): boolean =>
    below.line.words.some(
      (word) => Math.abs(word.x0 - span.x0) < SAME_START && word.size !== cell.size,
    );
  return cell.size === size && isUnder(cell) && isUnder(label) ? beneath : [];
}

/** Points by which cells of one column may begin apart. */
const SAME_START = 2;

function labelledName(labels: Labels, lexicon: Lexicon): string | undefined {
  for (const label of labels.of('holder')) {
    if (!label.leads || (!label.parted && label.to - label.from < 2)) continue;
    const places = labels.placesOf(label);
    for (const place of [...inGrid(places, label), ...places]) {
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
