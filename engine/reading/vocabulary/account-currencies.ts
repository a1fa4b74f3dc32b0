import type { ColumnRole } from '../../languages';
import { currenciesOf, fold, wasCurrencyCode } from '../../text';
import { isMoneyRole } from './column-roles';

/** What names the country's own currency, of which no code is sure. */
const OWN_CURRENCY = 'own';

/** What names one of another country. */
const FOREIGN_CURRENCY = 'foreign';

/** Words that call a column by the currency of its figures, folded. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    colones: 'CRC',
    dolares: 'USD',
    dollars: 'USD',
    euros: 'EUR',
    me: FOREIGN_CURRENCY,
    mn: OWN_CURRENCY,
    extranjera: FOREIGN_CURRENCY,
    nacional: OWN_CURRENCY,
    pesos: OWN_CURRENCY,
    soles: 'PEN',
  }),
);

/** The currency that a word names: ISO 4217, or other letters where it may be several ones. */
export function currencyNamed(word: string): string | undefined {
  const bare = word.replace(/^\(|\)$/g, '');
  const named = NAMED.get(fold(bare)) ?? (wasCurrencyCode(bare) ? bare : undefined);
  if (named !== undefined) return named;
  const [only, ...more] = currenciesOf(bare) ?? [];
  return more.length > 0 ? OWN_CURRENCY : only;
}

type Name = { role: ColumnRole; text: string };

/**
 * Of names of columns of money, the currency that each ends in, where they end in more than one: `PESOS  DÓLARES`. Then
 * each currency may be an account's.
 */
export function accountCurrencies<One extends Name>(names: readonly One[]): Map<One, string> {
  const found = new Map<One, string>();
  for (const name of names) {
    const currency = isMoneyRole(name.role) && currencyNamed(name.text.split(' ').at(-1) ?? '');
    if (currency) found.set(name, currency);
  }
  return new Set(found.values()).size > 1 ? found : new Map();
}
