import type { FailCode } from '@/utils/contract';
import type { Page } from '../../pdf';
import { isDateRole, isMovementRole, type Lexicon, type TokenLine } from '../../reading';
import type { Assembly } from '../assemble';
import { bankingOf } from './banking';
import { isBareList, isHardlyDated } from './bare-rows';
import { labelledBalances } from '../labelled';
import { unreadable } from './legible';
import { isLetter } from './letters';
import { balanceInPoints, pointsIn, supplyIn } from './metered';
import type { AccountStatement } from '../model';
import { namesNoAccount } from './nameless';
import { isOtherList } from './other-lists';
import { type Outside, outsideRows, type Said, saidIn } from './said';
import { isSchedule } from './schedules';
import { isYetToCome } from './to-come';
import { otherTrade } from './trades';
import { isUnknownAccount } from './unknown-accounts';
import { areInNoOrder } from '../dating';

/** Why a document is not answered as a statement. */
export type Refusal = {
  code: Extract<
    FailCode,
    'pdf/fail/image-pdf' | 'pdf/fail/unsupported-pdf' | 'pdf/fail/unknown-pdf'
  >;
  message: string;
  /** What the document calls itself, as printed. */
  name?: string;
};

/** So many different names of other documents are no accident. */
const ENOUGH_NAMES = 3;
/** So many different words of securities are printed by no account of money alone. */
const ENOUGH_SECURITIES = 6;
/** What no balance proves needs two of: a heading with dates, a complete heading, a statement's name, labels, balances. */
const ENOUGH_SIGNS = 2;
/** A sum below its items is what any bill prints: balances are a statement's. */
const isOfStatement = ({ kind }: AccountStatement['proof']['equations'][number]): boolean =>
  kind !== 'sectionTotal' && kind !== 'rowCount';

const isProven = ({ proof }: AccountStatement): boolean =>
  proof.verdict === 'proven' && proof.equations.some(isOfStatement);

/** Whether printed figures bear rows out: then words have no say, only a title. */
const isBorneOut = (statement: AccountStatement): boolean =>
  isProven(statement) ||
  statement.proof.equations.some(
    (equation) =>
      isOfStatement(equation) && equation.held > 1 && equation.held >= 0.5 * equation.checked,
  );

/** The rows lead from the stated opening balance to the closing one: beside a bank's name, that is a statement's. */
const ties = ({ proof }: AccountStatement): boolean =>
  proof.equations.some(({ kind, held }) => kind === 'openingToClosing' && held > 0);

/** Readable, and nothing in it that could be a statement's rows. */
export const NO_STATEMENT: Refusal = {
  code: 'pdf/fail/unknown-pdf',
  message: 'No statement was found in the PDF.',
};

/** Rows, of which nothing says that a bank keeps the account. */
const UNKNOWN_ACCOUNT: Refusal = {
  code: 'pdf/fail/unknown-pdf',
  message:
    'The PDF has rows, but names no bank, card or account, and does not call itself a statement.',
};

const noStatement = (name: string | undefined): Refusal =>
  name === undefined
    ? NO_STATEMENT
    : {
        code: 'pdf/fail/unsupported-pdf',
        message: `The PDF is no statement: it calls itself “${name}”.`,
        name,
      };

const ofTrade = (names: readonly string[]): Refusal => ({
  code: 'pdf/fail/unsupported-pdf',
  message: `The PDF is no statement of a bank or a card: it tells of “${names.join('”, “')}”.`,
});

/** Rows from which on a card's bill, which may call itself an invoice, is told from a shop's. */
const CARD_ROWS = 3;

const isOfCard = ({ kind, rows }: AccountStatement): boolean =>
  kind === 'card' && rows.length >= CARD_ROWS;

/** What speaks for a statement where no figures do. */
function signsOf(
  { labelled, statement }: Said,
  assembly: Assembly,
  lines: readonly TokenLine[],
  outside: Outside,
): number {
  const headings = [...assembly.choices.keys()].map(
    ({ header }) => new Set(header?.columns.map(({ role }) => role)),
  );
  const headed = headings.some((roles) => [...roles].some(isDateRole));
  const described = headings.some(
    (roles) =>
      [...roles].some(isDateRole) && roles.has('description') && [...roles].some(isMovementRole),
  );
  const balances = labelledBalances(lines).length > 0;
  const bare = statement && isBareList(outside, assembly);
  return [headed, described, statement, labelled, balances, bare].filter(Boolean).length;
}

/**
 * Whether a document is refused. What its own figures bear out is refused for a title alone, and only if
 * nothing in it calls itself a statement; what they do not needs to look like a statement.
 */
export function refusalOf(
  pages: readonly Page[],
  lines: readonly TokenLine[],
  assembly: Assembly,
  lexicon: Lexicon,
): Refusal | undefined {
  const { statements } = assembly;
  const outside = outsideRows(lines, statements);
  const said = saidIn(outside);
  // The cash beside securities may well tie: it is the least part of what they are.
  if (said.securities.size >= ENOUGH_SECURITIES) return noStatement(said.title);
  // So may an account of points, or of what a supplier is owed.
  if (said.otherAccount !== undefined && !said.statement) return noStatement(said.otherAccount);
  const trade = otherTrade(outside, statements, said.statement, lexicon);
  if (trade) return ofTrade(trade);
  const unit =
    supplyIn(outside) ??
    pointsIn(outside, assembly.choices.keys(), statements) ??
    balanceInPoints(outside, statements);
  if (statements.length > 0 && unit !== undefined) return ofTrade([unit]);
  if (statements.length > 0 && namesNoAccount(outside, said, statements))
    return noStatement(said.title);
  if (statements.length > 0 && isUnknownAccount(outside, said, statements, lexicon))
    return said.title === undefined ? UNKNOWN_ACCOUNT : noStatement(said.title);
  // What is left of a debt ties, too, as what is on an account does.
  const isPlan = (statement: AccountStatement): boolean => isSchedule(statement, lexicon);
  if (statements.length > 0 && !said.statement && statements.every(isPlan))
    return noStatement(said.title);
  if (statements.some(isProven)) return undefined;
  const borneOut =
    statements.some(isBorneOut) || (statements.some(ties) && bankingOf(outside) === 'named');
  const unread = borneOut ? undefined : unreadable(pages);
  if (unread !== undefined) return { code: 'pdf/fail/image-pdf', message: unread };
  if (statements.length === 0) return noStatement(said.title);
  const titled = said.title !== undefined && !said.statement && !statements.some(isOfCard);
  if (titled) return noStatement(said.title);
  if (borneOut) return undefined;
  const isRegister = ({ rows, opening, closing }: AccountStatement): boolean =>
    opening === undefined && closing === undefined && areInNoOrder(rows);
  if (!said.statement && statements.every(isRegister)) return noStatement(said.title);
  if (!said.statement && isYetToCome(outside, statements)) return noStatement(said.title);
  if (isLetter(outside, said, statements, lexicon)) return noStatement(said.title);
  if (statements.every(isOtherList) || isHardlyDated(lines, assembly))
    return noStatement(undefined);
  if (said.names.size >= ENOUGH_NAMES && !statements.some(isOfCard))
    return noStatement(said.title ?? [...said.names][0]);
  if (signsOf(said, assembly, lines, outside) < ENOUGH_SIGNS) return noStatement(undefined);
  return undefined;
}
