import { z } from 'zod';
import { Sign } from './sign';

/** A column of the transaction table, by what it holds. */
export const Column = z.enum([
  'date',
  'valueDate',
  'description',
  'amount',
  'debit',
  'credit',
  'sign',
  'balance',
  'reference',
  'fee',
  'foreignAmount',
  'currency',
]);
export type Column = z.infer<typeof Column>;

const Page = z.strictObject({
  size: z.enum(['A4', 'LETTER', 'LEGAL', 'A5']).default('A4'),
  landscape: z.boolean().default(false),
  margin: z.number().default(48),
  /** How the sheet is stored: upright, or turned by a quarter and turned back for display. */
  turned: z.boolean().default(false),
  /** A larger sheet of which only a part is displayed. */
  cropped: z.boolean().default(false),
  /** Every second page printed smaller, on a smaller sheet. */
  shrunk: z.boolean().default(false),
});

const Type = z.strictObject({
  face: z.enum(['sans', 'serif', 'mono']).default('sans'),
  size: z.number().default(9),
  /** Line height ÷ size. */
  leading: z.number().default(1.25),
  /** Extra space after each letter. */
  tracking: z.number().default(0),
  /** A heavier face, or the same one printed twice. */
  bold: z.enum(['face', 'overprinted']).default('face'),
  /** What one text object of the PDF holds. */
  objects: z.enum(['cells', 'words', 'glyphs', 'lines']).default('cells'),
  /** The order in which a page's text is written into the file. */
  paint: z.enum(['rows', 'columns', 'shuffled']).default('rows'),
});

const Look = z.strictObject({
  accent: z.string().default('#1f4e79'),
  letterhead: z.enum(['plain', 'banner', 'mark']).default('plain'),
});

const Table = z.strictObject({
  /** Words of headings: usual ones, any that the engine's lists have, words no list has, or none. */
  headings: z.enum(['known', 'any', 'unknown', 'none']).default('known'),
  headingCase: z.enum(['sentence', 'upper']).default('sentence'),
  headingAlign: z.enum(['cell', 'left', 'centre']).default('cell'),
  repeatHeadings: z.boolean().default(true),
  rules: z.enum(['none', 'rows', 'grid', 'zebra']).default('none'),
  /** Between columns. */
  gap: z.number().default(12),
  /** Between rows. */
  rowGap: z.number().default(3),
  figures: z.enum(['right', 'left', 'centre']).default('right'),
});

const DateForm = z.strictObject({
  /** A pattern of d do dd M MM MMM MMMM yy yyyy HH:mm; anything else as it is, letters in single quotes. */
  form: z.string().default('dd/MM/yyyy'),
  /** Of `valueDate`, and of dates outside the table. */
  otherForm: z.string().default('dd/MM/yyyy'),
  capitals: z.boolean().default(false),
  /** On every row, on a day's first, or on a line of its own above the day's rows. */
  on: z.enum(['every row', 'first of day', 'line above']).default('every row'),
  /** Split over two lines, after the last separator. */
  split: z.boolean().default(false),
  /** On the line of the amount, or on the row's first. */
  line: z.enum(['amount', 'first']).default('amount'),
});

const NumberForm = z.strictObject({
  decimal: z.enum(['.', ',']).default('.'),
  group: z.enum([',', '.', ' ', '\u00a0', '\u2009', "'", '’', '']).default(','),
  grouping: z.enum(['thousands', 'lakh']).default('thousands'),
  symbol: z
    .enum(['none', 'before', 'before apart', 'after apart', 'code before', 'code after'])
    .default('none'),
});

const Split = z.strictObject({
  /** In the column that is not used. */
  filler: z.enum(['', '-', '0.00', '~']).default(''),
  /** Debits with a minus too. */
  debitMinus: z.boolean().default(false),
  /** Some credits stand in the debit column, with a sign. */
  reversals: z.boolean().default(false),
});

const Balance = z.strictObject({
  on: z.enum(['every row', 'last of day']).default('every row'),
  sign: Sign.default({ form: 'minus' }),
});

const Description = z.strictObject({
  /** Which line of the description stands on the amount's line. */
  anchor: z.enum(['first', 'middle', 'last']).default('first'),
  /** Break lines between words, or anywhere. */
  wrap: z.enum(['words', 'anywhere']).default('words'),
  /** May a row go on over a page break? */
  acrossPages: z.boolean().default(false),
  /** Narrower than what the page leaves; 0: no limit. */
  width: z.number().default(0),
});

const Sections = z.strictObject({
  by: z.enum(['nothing', 'kind']).default('nothing'),
  /** A line inside the table, or a table of its own for each. */
  headings: z.enum(['line', 'table']).default('line'),
  totals: z.enum(['none', 'below', 'beside heading']).default('none'),
  creditsFirst: z.boolean().default(true),
});

const Arrangement = z.strictObject({
  /** The table in two halves side by side on each page. */
  abreast: z.union([z.literal(1), z.literal(2)]).default(1),
  /** A box beside the table on the first page: of other facts, or of sentences that tell of days and of money. */
  sideBox: z.enum(['none', 'facts', 'sentences']).default('none'),
  sideBoxAt: z.enum(['right', 'left']).default('right'),
  /** Where a further account begins. */
  accounts: z.enum(['flow', 'new page']).default('flow'),
  /** Tables that are no transactions: an overview of accounts, balances by day, interest rates. */
  overview: z.boolean().default(false),
  dailyBalances: z.boolean().default(false),
  rates: z.boolean().default(false),
});

const Furniture = z.strictObject({
  /** Carried forward at the foot of a page, brought forward at the head of the next. */
  forward: z.boolean().default(false),
  pageTotals: z.boolean().default(false),
  pageNumbers: z.boolean().default(true),
  footer: z.boolean().default(true),
  /** Letters strewn over each page, behind the text; empty: none. */
  watermark: z.string().default(''),
});

/** A balance as a row of the table, in the summary above it, in both, or in neither. */
const Stated = z.strictObject({
  row: z.boolean().default(false),
  /** Has its row a date? */
  dated: z.boolean().default(true),
  summary: z.boolean().default(true),
});

/**
 * Everything about how a statement looks: a fixture's parameters and a failing case of a property test
 * are one of these. Plain data; what is left out is as on a plain British-looking statement. Lengths
 * are points.
 */
export const Layout = z.strictObject({
  page: Page.prefault({}),
  type: Type.prefault({}),
  look: Look.prefault({}),
  columns: z
    .array(Column)
    .readonly()
    .default(['date', 'description', 'debit', 'credit', 'balance']),
  table: Table.prefault({}),
  date: DateForm.prefault({}),
  number: NumberForm.prefault({}),
  /** Whose plus is printed without a sign: the account holder's, or the card company's (a charge). */
  side: z.enum(['holder', 'issuer']).default('holder'),
  /** Of the `amount` column. */
  sign: Sign.default({ form: 'minus' }),
  /** Of `debit` and `credit` columns. */
  split: Split.prefault({}),
  /** What the `sign` column says. */
  signWords: z
    .strictObject({ debit: z.string().default('DR'), credit: z.string().default('CR') })
    .prefault({}),
  balance: Balance.prefault({}),
  order: z.enum(['oldest first', 'newest first']).default('oldest first'),
  description: Description.prefault({}),
  /** Rows under headings by what they are: then an unsigned amount can be enough. */
  sections: Sections.prefault({}),
  /** Rows under a heading for each cardholder, with or without a total. */
  cardholders: z
    .strictObject({ headings: z.boolean().default(false), totals: z.boolean().default(false) })
    .prefault({}),
  opening: Stated.prefault({}),
  closing: Stated.prefault({}),
  /** Sums of money in and out, and the number of rows, in the summary. */
  sums: z
    .strictObject({ movements: z.boolean().default(true), count: z.boolean().default(false) })
    .prefault({}),
  arrangement: Arrangement.prefault({}),
  furniture: Furniture.prefault({}),
});
export type Layout = z.output<typeof Layout>;

export const DEFAULT_LAYOUT: Layout = Layout.parse({});
