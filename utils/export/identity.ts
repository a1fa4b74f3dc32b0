import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { currencyDecimals } from './currency';
import { isMovement, type AccountStatement, type Movement } from './statement';

/** A row with the id that every importer deduplicates by (FITID, `external-id`, `AcctSvcrRef`). */
export type IdentifiedRow = Movement & {
  /** 32 lower-case hex characters; the same in every statement that prints this transaction. */
  id: string;
};

/** Bump only with a decision page: every id that anyone has imported changes. */
const SCHEME = '1';

/** Bytes of the hash that make the id. */
const ID_BYTES = 16;

const NO_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Text as it counts for identity. Spaces, punctuation and case are left out: they are what a new version of an
 * extractor, or a bank's own line wrapping, changes about a row that is the same.
 */
const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(NO_LETTER_OR_DIGIT, '');

/** Minor units of the currency, with a fraction only where the statement prints finer than that. */
const canonicalAmount = (statement: AccountStatement, minor: number): string => {
  const finer = statement.decimals - currencyDecimals(statement.currency);
  return String(minor / 10 ** finer);
};

/** How often each transaction was met so far. */
export type Seen = Map<string, number>;

/**
 * Gives each movement of a statement its id, in printed order: SHA-256 over account, date, amount in minor units,
 * currency, normalised description and the ordinal among identical rows of that day, cut to 32 hex characters.
 * Nothing else goes in, so that the same transaction in two overlapping statements gets the same id
 * and two real twins of one day get different ones (docs/decisions/transaction-ids.md).
 * Accounts of one PDF share what was `seen`: where they print no numbers, or the same one, the same purchase by
 * two cardholders is two transactions still.
 */
export const identifier = (
  statement: AccountStatement,
  seen: Seen,
): ((movement: Movement) => string) => {
  const account = normalise(statement.account);
  const currency = statement.currency ?? '';
  return ({ date, amount, description }) => {
    const minor = canonicalAmount(statement, amount);
    const facts = `${SCHEME}|${account}|${date}|${minor}|${currency}|${normalise(description)}`;
    const ordinal = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, ordinal);
    const hash = sha256(utf8ToBytes(`${facts}|${ordinal}`));
    return bytesToHex(hash.subarray(0, ID_BYTES));
  };
};

/** The rows of a statement that move money, each with its id. */
export const identify = (statement: AccountStatement): IdentifiedRow[] => {
  const idOf = identifier(statement, new Map());
  return statement.rows.filter(isMovement).map((row) => ({ ...row, id: idOf(row) }));
};
