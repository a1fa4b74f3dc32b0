import { assemble, type Assembly } from './assemble';
import { currencyViews } from './by-currency';
import { isCurrencyCode } from './facts';
import type { AccountStatement } from './model';
import type { PlacedDocument } from './read-tables';

/** A statement with its account's currency, which the document's other words say less surely. */
function inCurrency(
  statement: AccountStatement,
  currency: string,
  others: readonly string[],
): AccountStatement {
  const { facts } = statement;
  const said = facts.currency && others.includes(facts.currency) ? undefined : facts.currency;
  return {
    ...statement,
    facts: { ...facts, currency: isCurrencyCode(currency) ? currency : said },
  };
}

/**
 * Reads the placed entries of a document into statements, those of each currency by themselves where tables have
 * columns and rows of several.
 */
export function assembleCurrencies(document: PlacedDocument, check: () => void): Assembly {
  const views = currencyViews(document.lines, document.placed, document.groups);
  const currencies = views.flatMap(({ currency }) => currency ?? []);
  const parts = views.map(({ currency, ...view }) => {
    const part = assemble({ ...document, ...view }, check);
    if (currency === undefined) return part;
    const others = currencies.filter((other) => other !== currency);
    const statements = part.statements.map((one) => inCurrency(one, currency, others));
    return { ...part, statements };
  });
  return {
    statements: parts.flatMap(({ statements }) => statements),
    choices: new Map(parts.flatMap(({ choices }) => [...choices])),
  };
}
