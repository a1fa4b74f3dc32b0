import type { CardUser, CreditCardBreakdownMultiUser } from '@/utils/contract';
import type { AccountStatement, HolderPart, Row } from '../statement';
import { countBalanceBreaks } from './breaks';
import { partOf } from './card-breakdown';
import { commonOf } from './common';
import { factsOf } from './facts';
import { wireAmount } from './wire';

/** The category of a cardholder's own total. */
const CARDHOLDER = 'Cardholder';

/** Whether rows stand under the headings of several cardholders. */
export const hasUsers = ({ breakdown: { holders } }: AccountStatement): boolean =>
  holders.filter(({ rows }) => rows.length > 0).length > 1;

function userOf(statement: AccountStatement, part: HolderPart, rows: readonly Row[]): CardUser {
  const { holder, total } = part;
  const { bank, bankName, dates } = factsOf(statement);
  const own = new Set(part.rows);
  const sections = statement.breakdown.sections.filter((section) =>
    section.rows.some((id) => own.has(id)),
  );
  // A total of all the rows of a cardholder without sections is theirs, not a section's.
  const named = sections.filter(({ role }) => role !== undefined);
  const body = partOf(statement, rows, named);
  return {
    statement: {
      bank,
      ...(bankName === undefined ? {} : { bankName }),
      ...(holder.number === '' ? {} : { accountNumber: holder.number }),
      nameAddress: holder.name === '' ? [] : [holder.name],
      dates,
    },
    ...body,
    breakdown: [
      ...body.breakdown,
      ...(total === undefined
        ? []
        : [
            {
              category: CARDHOLDER,
              name: holder.name === '' ? holder.number : holder.name,
              total: wireAmount(total, statement.scale),
            },
          ]),
    ],
  };
}

/** One part per cardholder; rows above the first cardholder's heading are the account's own. */
export function cardUsers(statement: AccountStatement): CreditCardBreakdownMultiUser {
  const { rows, breakdown } = statement;
  const held = new Set(breakdown.holders.flatMap((part) => part.rows));
  const common = rows.filter((row) => !held.has(row.id));
  const shared = common.some((row) => row.amount !== undefined);
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  const users = breakdown.holders.map((part, i) => {
    const own = part.rows.flatMap((id) => byId.get(id) ?? []);
    return userOf(statement, part, i === 0 && !shared ? [...common, ...own] : own);
  });
  const account: CardUser[] = shared
    ? [
        {
          statement: factsOf(statement),
          ...partOf(
            statement,
            common,
            breakdown.sections.filter(({ holder }) => holder === undefined),
          ),
        },
      ]
    : [];
  const all = [...account, ...users];
  return {
    type: 'CreditCardBreakdownMultiUser',
    ...commonOf(statement),
    all,
    numBreaks:
      all.reduce((sum, user) => sum + (user.numBreaks ?? 0), 0) + countBalanceBreaks(statement),
  };
}
