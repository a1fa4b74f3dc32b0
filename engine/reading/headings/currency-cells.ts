import type { Cell } from '../../layout';
import { fold } from '../../text';
import { currencyNamed, type Lexicon } from '../vocabulary';

/** `S/  US$`: of cells that are a currency and nothing else, those of more than one name columns of amounts. */
export function currencyCells(cells: readonly Cell[], { columns }: Lexicon): readonly Cell[] {
  const found = cells.flatMap((cell) => {
    const [word, ...more] = cell.words;
    const currency = word && more.length === 0 ? currencyNamed(word.text) : undefined;
    return word && currency !== undefined ? { cell, currency, word: fold(word.text) } : [];
  });
  const isUnknown = found.some(({ word }) => columns.at([word], 0) === undefined);
  const isOfTwo = new Set(found.map(({ currency }) => currency)).size > 1;
  return isUnknown && isOfTwo ? found.map(({ cell }) => cell) : [];
}
