import { textOf } from '../../layout';
import { least } from '../../lists';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import { titlesHeld } from '../facts';
import { type Beside, saidOnce, SHORT } from './beside';
import {
  CARD_BRAND,
  DEBT,
  DEBT_BALANCE,
  DEBT_COLUMN,
  DEBT_TITLE,
  HELD_ACCOUNT,
  ORGANISATION,
  OWED,
} from './words';

/** `Kwota kredytu/limitu: 1 000,00`: how far an account may be overdrawn. */
const LIMIT = /limit/i;

/** Words of a title that says no more than what an account is. */
const TITLE = 4;
const LETTERS = /\p{L}{2}/u;
/** A debit card spends what the account holds. */
const DEBIT_CARD = /debit|débit|debet|prepa/i;

/**
 * What titles an account, as the line right above the names of a table's columns, its product, or the document's name, calls it one
 * of a debt, `Personal credit line`, `Used Vehicle`, or of a card, `Visa Classic`; neither one that holds money, nor how far it may go.
 */
function titlesDebt(line: TokenLine, headings: ReadonlySet<number>): boolean {
  const text = textOf(line);
  if (line.money.length > 0 || LIMIT.test(text)) return false;
  if (HELD_ACCOUNT.test(text) || ORGANISATION.test(text)) return false;
  const named = line.words.filter(({ text: word }) => LETTERS.test(word)).length;
  const isAbove = headings.has(line.index + 1) && named <= TITLE && !text.includes(':');
  const isTitle =
    isAbove ||
    mayName(line, 'documents') ||
    (mayName(line, 'facts') && phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountType'));
  const isOfCard = isAbove && CARD_BRAND.test(text);
  return (isTitle && DEBT_TITLE.test(text)) || (isOfCard && !DEBIT_CARD.test(text));
}

/** Names over the columns of the account's tables speak of a debt. */
export const namesDebt = ({ solution: { blocks } }: Pick<Beside, 'solution'>): boolean =>
  blocks.some(({ group }) =>
    group.header?.columns.some(({ text }) => DEBT_COLUMN.test(text) || OWED.test(text)),
  );

/** Names over the columns of the account's tables, titles above them, and names of its balances that speak of a debt. */
export function tellsOfDebt({ solution, known: { labels }, others, isOnly }: Beside): boolean {
  const { blocks } = solution;
  const top = least(blocks.map(({ first }) => first));
  const headings = new Set(blocks.flatMap(({ segment: { header } }) => header?.from ?? []));
  const head = others.filter(({ index }) => index < top);
  // What stands above the account's own title may be of the others: `Summary of your loan accounts`.
  const own = isOnly
    ? -1
    : head.findLastIndex((line) => headings.has(line.index + 1) && titlesHeld(line));
  const above = head.slice(own + 1);
  return (
    namesDebt({ solution }) ||
    saidOnce(above, SHORT).some(
      (text) => DEBT.test(text) && !LIMIT.test(text) && !ORGANISATION.test(text),
    ) ||
    above.some((line) => line.words.length <= SHORT && titlesDebt(line, headings)) ||
    labels.some(({ line }) => DEBT_BALANCE.test(textOf(line)))
  );
}
