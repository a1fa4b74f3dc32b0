import type { StatementFacts } from '@/utils/contract';

const HIDDEN = '*';
/** Digits of an account number that stay legible, so that a developer can tell two accounts apart. */
const LEGIBLE = 4;
/** Shorter lines are words that stand in any description. */
const SHORTEST_NAME = 5;

const maskAll = (text: string): string => text.replace(/[\p{L}\p{N}]/gu, HIDDEN);

/** All but the last characters of an account number; separators stay. */
function maskNumber(text: string): string {
  const legible = text.match(/[\p{L}\p{N}]/gu)?.slice(-LEGIBLE).length ?? 0;
  let left = (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) - legible;
  return text.replace(/[\p{L}\p{N}]/gu, (character) => (left-- > 0 ? HIDDEN : character));
}

/** The facts with the account number and every line of name and address masked. */
export function maskFacts(facts: StatementFacts): StatementFacts {
  return {
    ...facts,
    nameAddress: facts.nameAddress.map(maskAll),
    ...(facts.accountNumber !== undefined && { accountNumber: maskNumber(facts.accountNumber) }),
  };
}

/** Masks the holder's number and names where they stand in a printed line. */
export function lineMasker(facts: StatementFacts): (line: string) => string {
  const number = (facts.accountNumber ?? '').match(/[\p{L}\p{N}]/gu) ?? [];
  const patterns = [
    ...(number.length > LEGIBLE ? [number.map(escapeRegExp).join('[\\s./-]*')] : []),
    ...facts.nameAddress.filter((line) => line.length >= SHORTEST_NAME).map(escapeRegExp),
  ];
  if (patterns.length === 0) return (line) => line;
  const holder = new RegExp(patterns.join('|'), 'giu');
  return (line) => line.replace(holder, maskAll);
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
