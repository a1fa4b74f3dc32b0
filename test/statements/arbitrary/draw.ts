import {
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import type { Content } from '../content';
import type { Layout } from '../layout';
import { LANGUAGES } from '../worlds';
import { DATES, NUMBERS, SIGNS } from './choices';

/*
 * Choices are drawn apart, so that each shrinks by itself towards the first of its list: the plain
 * British-looking statement.
 */

const one = <T>(first: T, ...others: readonly T[]) => constantFrom(first, ...others);
/** The usual way three times out of four. */
const mostly = <T>(usual: T, ...unusual: readonly T[]) =>
  constantFrom(...Array<T>(3 * unusual.length).fill(usual), ...unusual);
/** True once in `times`. */
const rarely = (times: number) => integer({ min: 0, max: times - 1 }).map((n) => n === 1);

/** How the table tells debits from credits. */
export type Money = 'split' | 'split, credit first' | 'amount' | 'sign column' | 'sections';

/** The order of what every table has. */
export type Order = readonly ('date' | 'description' | 'money' | 'balance')[];

const content = record({
  language: mostly('en', ...LANGUAGES),
  kind: one<Content['kind']>('bank', 'bank', 'bank', 'card'),
  rows: oneof(integer({ min: 2, max: 12 }), integer({ min: 2, max: 70 })),
  accounts: mostly(1, 2, 3),
  cardholders: mostly(1, 2, 3),
  from: one('2024-03-01', '2023-12-18', '2022-07-14', '2024-02-01', '2021-11-01', '2019-10-23'),
  months: mostly(1, 2, 3, 6),
  lines: one<Content['lines']>([1, 1], [1, 2], [1, 3], [0, 2], [2, 6]),
  noise: one<Content['noise']>('none', 'references', 'dates', 'figures'),
  overdrawn: boolean(),
  foreign: mostly(0, 0.3),
  references: mostly(0, 0.4, 1),
  fees: oneof({ weight: 9, arbitrary: constant(0) }, { weight: 1, arbitrary: one(0.3, 1) }),
  feeIs: one<Content['feeIs']>('added', 'included'),
  flaw: oneof(
    { weight: 12, arbitrary: constant<Content['flaw']>('none') },
    { weight: 1, arbitrary: one<Content['flaw']>('balance', 'sign', 'missing row') },
  ),
});

const columns = record({
  money: one<Money>('split', 'split, credit first', 'amount', 'sign column', 'sections'),
  order: mostly<Order>(
    ['date', 'description', 'money', 'balance'],
    ['date', 'money', 'balance', 'description'],
    ['description', 'date', 'money', 'balance'],
    ['date', 'description', 'balance', 'money'],
    ['description', 'money', 'balance', 'date'],
    ['money', 'date', 'description', 'balance'],
  ),
  balance: one<'every row' | 'last of day' | 'none'>(
    'every row',
    'every row',
    'last of day',
    'none',
  ),
  valueDate: mostly<'no' | 'after' | 'before'>('no', 'after', 'before'),
  reference: mostly<'no' | 'before' | 'after'>('no', 'before', 'after'),
  currency: rarely(10),
  foreign: rarely(8),
});

const type = record({
  face: one<Layout['type']['face']>('sans', 'serif', 'mono'),
  size: one(9, 8, 10, 7, 11),
  leading: one(1.25, 1.15, 1.4, 1.05),
  tracking: mostly(0, 0.3, 0.8),
  bold: mostly<Layout['type']['bold']>('face', 'overprinted'),
  objects: mostly<Layout['type']['objects']>('cells', 'words', 'glyphs', 'lines'),
  paint: mostly<Layout['type']['paint']>('rows', 'columns', 'shuffled'),
});

const page = record({
  size: one<Layout['page']['size']>('A4', 'LETTER', 'LEGAL', 'A5'),
  landscape: rarely(8),
  margin: one(48, 36, 60, 24),
  turned: rarely(12),
  cropped: rarely(12),
  shrunk: rarely(12),
});

const table = record({
  headings: mostly<Layout['table']['headings']>('known', 'any', 'unknown', 'none'),
  headingCase: mostly<Layout['table']['headingCase']>('sentence', 'upper'),
  headingAlign: mostly<Layout['table']['headingAlign']>('cell', 'left', 'centre'),
  repeatHeadings: mostly(true, false),
  rules: one<Layout['table']['rules']>('none', 'rows', 'grid', 'zebra'),
  gap: one(12, 8, 16, 24),
  rowGap: one(3, 0, 1, 8),
  figures: mostly<Layout['table']['figures']>('right', 'left', 'centre'),
});

const date = record({
  forms: one(...DATES),
  capitals: rarely(4),
  on: mostly<Layout['date']['on']>('every row', 'first of day', 'line above'),
  split: rarely(12),
  line: mostly<Layout['date']['line']>('amount', 'first'),
});

const money = record({
  numbers: one(...NUMBERS),
  symbol: mostly<Layout['number']['symbol']>('none', 'before', 'after apart', 'code before'),
  sign: one(...SIGNS),
  balanceSign: mostly(...SIGNS),
  filler: mostly<Layout['split']['filler']>('', '-', '0.00', '~'),
  debitMinus: rarely(5),
  reversals: rarely(10),
});

const stated = one(
  { row: false, summary: true },
  { row: true, summary: true },
  { row: true, summary: false },
  { row: false, summary: false },
);

const body = record({
  order: mostly<Layout['order']>('oldest first', 'newest first'),
  anchor: mostly<Layout['description']['anchor']>('first', 'last', 'middle'),
  wrap: mostly<Layout['description']['wrap']>('words', 'anywhere'),
  acrossPages: boolean(),
  width: mostly(0, 150, 220),
  opening: stated,
  closing: stated,
  dated: mostly(true, false),
  movements: one(true, false),
  count: rarely(3),
  totals: one<Layout['sections']['totals']>('none', 'below', 'beside heading'),
  headings: one<Layout['sections']['headings']>('line', 'table'),
  creditsFirst: one(true, false),
  holderTotals: boolean(),
});

type SideBox = Pick<Layout['arrangement'], 'sideBox' | 'sideBoxAt'>;
export const NO_BOX: SideBox = { sideBox: 'none', sideBoxAt: 'right' };
/** Each once in ten. */
const SIDE_BOXES: readonly SideBox[] = [
  { sideBox: 'facts', sideBoxAt: 'right' },
  { sideBox: 'sentences', sideBoxAt: 'right' },
  { sideBox: 'sentences', sideBoxAt: 'left' },
];

const around = record({
  abreast: mostly<1 | 2>(1, 2),
  sideBox: integer({ min: 0, max: 9 }).map((n) => SIDE_BOXES[n - 1] ?? NO_BOX),
  accounts: one<Layout['arrangement']['accounts']>('flow', 'new page'),
  overview: rarely(8),
  dailyBalances: rarely(8),
  rates: rarely(8),
  forward: rarely(3),
  pageTotals: rarely(8),
  pageNumbers: mostly(true, false),
  footer: mostly(true, false),
  watermark: rarely(12).map((on) => (on ? 'SPECIMEN' : '')),
  letterhead: one<Layout['look']['letterhead']>('plain', 'banner', 'mark'),
});

/** All choices of one statement, before they are reconciled. */
export const draw = record({
  seed: nat(),
  content,
  columns,
  type,
  page,
  table,
  date,
  money,
  body,
  around,
});

/** One draw. */
export type Draw = typeof draw extends Arbitrary<infer T> ? T : never;
