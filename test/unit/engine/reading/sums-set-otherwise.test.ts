import { expect, test } from 'vitest';
import type { Page, Word } from '@/engine/pdf';
import { statementsOf } from '@/test/support/lines';

/** Points that a letter is wide, and a line high. */
const LETTER = 4;
const LINE = 12;

/** Text on a line, from its left edge on or up to its right one. */
type Cell = { text: string; from: number } | { text: string; to: number };

function wordsOf(cells: readonly Cell[], at: number): Word[] {
  const baseline = (at + 1) * LINE;
  return cells.flatMap((cell) => {
    let x0 = 'from' in cell ? cell.from : cell.to - cell.text.length * LETTER;
    return cell.text.split(' ').map((text): Word => {
      const x1 = x0 + text.length * LETTER;
      const word = { text, x0, x1, top: baseline - 6, bottom: baseline + 2, baseline, size: 8 };
      x0 = x1 + LETTER;
      return { ...word, font: 'Helvetica', angle: 0, visible: true };
    });
  });
}

const pageOf = (lines: readonly (readonly Cell[])[]): Page => {
  const words = lines.flatMap(wordsOf);
  const size = { width: 595, height: 842 };
  return { index: 0, ...size, words, images: 0, rules: [], unmapped: 0, characters: words.length };
};

const figure = (minor: number): string => (minor / 100).toFixed(2);

/** Right edges of the figures, whose names stand left of them, as do those of the sums. */
const [DEBIT, CREDIT, BALANCE] = [
  { name: 299, edge: 372 },
  { name: 380, edge: 455 },
  { name: 463, edge: 552 },
];

test('a sum set at the left of its cell takes no name from the figures at the right of theirs', async () => {
  const amounts = Array.from({ length: 30 }, (_, i) => (i % 10 === 4 ? 35_799 : -1000 - i));
  let balance = 500_000;
  const rows = amounts.map((amount, i): Cell[] => {
    balance += amount;
    return [
      { text: `${String(i + 1).padStart(2, '0')} Apr 2025`, from: 44 },
      { text: amount > 0 ? 'Payshap payment' : 'Dischem Gardens', from: 112 },
      { text: figure(Math.abs(amount)), to: amount > 0 ? CREDIT.edge : DEBIT.edge },
      { text: figure(balance), to: BALANCE.edge },
    ];
  });
  const sum = (isOfSide: (amount: number) => boolean): string =>
    figure(amounts.filter(isOfSide).reduce((all, amount) => all + Math.abs(amount), 0));
  const [statement] = await statementsOf([
    pageOf([
      [{ text: 'Protea Bank cheque account 62011488307', from: 44 }],
      [{ text: 'Opening balance 5000.00', from: 44 }],
      [
        { text: 'Date', from: 44 },
        { text: 'Description', from: 112 },
        { text: 'Debit (R)', from: DEBIT.name },
        { text: 'Credit (R)', from: CREDIT.name },
        { text: 'Balance (R)', from: BALANCE.name },
      ],
      ...rows,
      [
        { text: 'Totals', from: 112 },
        { text: sum((amount) => amount < 0), to: DEBIT.edge },
        { text: sum((amount) => amount > 0), from: CREDIT.name },
        { text: figure(balance), to: BALANCE.edge },
      ],
    ]),
  ]);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual(amounts);
  expect(statement?.proof.verdict).toBe('proven');
});
