import { CREDIT_LINE_WORDS, DEBT_TITLES, DEBT_WORDS, HELD_ACCOUNTS } from '../../languages';
import { textOf } from '../../layout';
import type { TokenLine } from '../../reading';
import { oneOf, says } from '../../text';

/** Words of an account's title at most, its number beside. */
const TITLE_WORDS = 8;

const HELD = says(oneOf(HELD_ACCOUNTS));
const DEBT = says(oneOf([...DEBT_WORDS, ...DEBT_TITLES, ...CREDIT_LINE_WORDS]));

/** `EveryDay Checking - 7014417719`, `Savings`: the title of an account that holds money, and of no debt. */
export function titlesHeld(line: TokenLine): boolean {
  if (line.words.length > TITLE_WORDS || line.dates.length > 0) return false;
  if (line.money.some(({ exact }) => exact)) return false;
  const text = textOf(line);
  return HELD.test(text) && !DEBT.test(text);
}
