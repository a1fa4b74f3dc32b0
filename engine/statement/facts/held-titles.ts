import { CREDIT_LINE_WORDS, DEBT_TITLES, DEBT_WORDS, HELD_ACCOUNTS } from '../../languages';
import { textOf } from '../../layout';
import type { TokenLine } from '../../reading';
import { oneOf, says } from '../../text';

/** Words of an account's title at most. */
const TITLE_WORDS = 4;

/** `Everyday Checking`, `Savings account`: the words that it ends in. */
const HELD = says(`${oneOf(HELD_ACCOUNTS)}(?: accounts?)?$`);
const DEBT = says(oneOf([...DEBT_WORDS, ...DEBT_TITLES, ...CREDIT_LINE_WORDS]));

/** A word of what stands behind a name: its number, `- 7014417719`. */
const OF_NUMBER = /^(?:\(?[\dXx*•.-]{4,}\)?|[:·•–—-])$/u;
/** Words of a sentence, of what an account is linked to, or collected from. */
const IN_SENTENCE = /(?:^|\s)\p{Ll}/u;

/** `EveryDay Checking - 7014417719`, `Savings`: the title of an account that holds money, and of no debt. */
export function titlesHeld(line: TokenLine): boolean {
  if (line.dates.length > 0 || line.money.some(({ exact }) => exact)) return false;
  const last = line.words.findLastIndex(({ text }) => !OF_NUMBER.test(text));
  if (last < 0 || last >= TITLE_WORDS) return false;
  const name = textOf({ words: line.words.slice(0, last + 1) });
  if (IN_SENTENCE.test(name)) return false;
  return HELD.test(name) && !DEBT.test(name);
}
