import { addDays, addMonths } from '../calendar';
import type { Content } from '../content';
import { type Column, DEFAULT_LAYOUT, type Layout } from '../layout';
import type { OneStatement } from '../params';
import { worldOf } from '../worlds';
import type { Sign } from '../sign';
import { bodyWidth, columnsOf, widthWanted } from './columns';
import { dateFormIn } from './choices';
import { type Draw, type Money, NO_BOX } from './draw';

/** What the rest of the layout depends on. */
type Frame = {
  card: boolean;
  money: Money;
  balance: Draw['columns']['balance'];
  columns: Column[];
  /** No space for letters between: the page is printed line by line. */
  printer: boolean;
  /** The amount is not on the description's first line. */
  low: boolean;
};

/** A draw made into a statement: what would leave a person in doubt is resolved, rule by rule. */
export function readable(draw: Draw): OneStatement {
  const frame = frameOf(draw);
  return { seed: draw.seed, content: contentOf(draw, frame), layout: layoutOf(draw, frame) };
}

function frameOf(draw: Draw): Frame {
  const card = draw.content.kind === 'card';
  const drawn = draw.columns.money;
  // A card's charges are what they are: one column.
  const money = card && drawn.startsWith('split') ? 'amount' : drawn;
  // Strange words for two dates leave open which is which.
  const headings = draw.table.headings === 'known';
  const named = draw.table.headings !== 'none';
  // A card states what is owed, no running balance; sections tear a running balance apart. Nameless
  // columns of debits and credits are told apart by the balance only.
  const plain = card || money === 'sections';
  const balance = plain ? 'none' : named ? draw.columns.balance : 'every row';
  return {
    card,
    money,
    balance,
    columns: columnsOf(draw, { money, balance, headings }),
    printer: draw.type.objects === 'lines',
    low: draw.body.anchor !== 'first',
  };
}

function contentOf({ content, money }: Draw, { card, balance, columns }: Frame): Content {
  // A flaw that nothing on paper shows is none.
  const shown = balance === 'every row' && content.rows > 4;
  return {
    kind: content.kind,
    language: content.language,
    currency: money.numbers.currency,
    from: content.from,
    to: addDays(addMonths(content.from, content.months), -1),
    issuer: '',
    rows: content.rows,
    accounts: card ? 1 : content.accounts,
    cardholders: card ? content.cardholders : 1,
    lines: content.lines,
    noise: content.noise,
    overdrawn: content.overdrawn,
    foreign: content.foreign,
    fees: columns.includes('fee') ? content.fees : 0,
    feeIs: content.feeIs,
    references: content.references,
    flaw: shown ? content.flaw : 'none',
  };
}

function layoutOf(draw: Draw, frame: Frame): Layout {
  const { body, around, date, money } = draw;
  const { card, balance, columns, low, printer } = frame;
  const bySections = frame.money === 'sections';
  // With no balance beside the rows, their sum is what a reader can check.
  const summary = balance === 'none' || draw.table.headings === 'none' ? { summary: true } : {};
  const { page, abreast, isBoxed } = pageOf(draw, frame);
  const on = datesOn(draw, frame);
  return {
    page,
    type: {
      ...draw.type,
      // A line printer knows one width, no letter space, and one order.
      ...(printer ? { face: 'mono', tracking: 0, paint: 'rows' } : {}),
    },
    look: { ...DEFAULT_LAYOUT.look, letterhead: around.letterhead },
    columns,
    table: {
      ...draw.table,
      // What stands alone in a column, or before a figure, keeps its distance from the column before.
      ...(printer || money.filler !== '' || money.sign.form === 'mark'
        ? { gap: Math.max(12, draw.table.gap) }
        : {}),
      // Rows whose amount is not on the first line are told apart by rules or by room.
      ...(low && draw.table.rules === 'none' ? { rowGap: 8 } : {}),
    },
    date: {
      ...dateForms(draw, on),
      capitals: date.capitals,
      on,
      split: date.split && !low && on === 'every row' && date.forms.form.length > 7,
      line: date.line,
    },
    number: { ...money.numbers.form, symbol: money.symbol },
    side: card ? 'issuer' : 'holder',
    sign:
      bySections || frame.money === 'sign column'
        ? { form: 'none' }
        : markedIn(draw.content.language, money.sign),
    split: {
      filler: money.filler,
      debitMinus: money.debitMinus,
      // A minus among unsigned debits can be told from a wrong sign only where nothing is wrong.
      reversals: money.reversals && balance === 'every row' && draw.content.flaw === 'none',
    },
    signWords: {
      debit: worldOf(draw.content.language).marks[0],
      credit: worldOf(draw.content.language).marks[1],
    },
    balance: {
      on: balance === 'last of day' ? 'last of day' : 'every row',
      sign: balanceSign(markedIn(draw.content.language, money.balanceSign), card),
    },
    order: bySections ? 'oldest first' : body.order,
    description: {
      anchor: printer && body.anchor === 'middle' ? 'last' : body.anchor,
      wrap: body.wrap,
      acrossPages: body.acrossPages && !low,
      width: body.width,
    },
    sections: {
      by: bySections ? 'kind' : 'nothing',
      headings: body.headings,
      totals: body.totals,
      creditsFirst: body.creditsFirst,
    },
    cardholders: {
      headings: card && draw.content.cardholders > 1,
      totals: body.holderTotals,
    },
    opening: { ...body.opening, dated: body.dated, ...summary },
    closing: { ...body.closing, dated: body.dated, ...summary },
    sums: { movements: body.movements, count: body.count },
    arrangement: {
      abreast,
      ...(isBoxed ? around.sideBox : NO_BOX),
      accounts: around.accounts,
      overview: around.overview,
      dailyBalances: around.dailyBalances && !card,
      rates: around.rates,
    },
    furniture: {
      forward: around.forward && balance !== 'none' && body.order === 'oldest first',
      pageTotals: around.pageTotals && !bySections,
      pageNumbers: around.pageNumbers,
      footer: around.footer,
      watermark: around.watermark,
    },
  };
}

/** A date on a line of its own stands at the left, with no other dates below; rows that begin above their amount say theirs. */
function datesOn({ date }: Draw, { low, columns }: Frame): Layout['date']['on'] {
  if (low) return 'every row';
  const alone = columns[0] === 'date' && !columns.includes('valueDate');
  return date.on === 'line above' && !alone ? 'first of day' : date.on;
}

function dateForms({ date: { forms }, content: { language } }: Draw, on: Layout['date']['on']) {
  const otherForm = dateFormIn(language, forms.otherForm);
  // A line above many rows has no time of day.
  const timed = forms.form.includes('HH') && on !== 'every row';
  return { form: timed ? otherForm : dateFormIn(language, forms.form), otherForm };
}

/** A page that the columns fit on without becoming tiny. */
function pageOf(
  draw: Draw,
  { columns, card }: Frame,
): { page: Layout['page']; abreast: 1 | 2; isBoxed: boolean } {
  const wanted = widthWanted(columns, draw);
  const wide = { ...draw.page, size: draw.page.size === 'A5' ? 'A4' : draw.page.size } as const;
  const twice = draw.around.abreast === 2 && !card && 2 * wanted < 760 - 2 * draw.page.margin;
  if (twice) {
    return { page: { ...wide, landscape: true }, abreast: 2, isBoxed: false };
  }
  if (wanted > bodyWidth(wide)) {
    return { page: { ...wide, margin: 24, landscape: true }, abreast: 1, isBoxed: false };
  }
  const isBoxed = draw.around.sideBox.sideBox !== 'none' && wanted < bodyWidth(wide) - 130;
  const page = isBoxed || wanted > bodyWidth(draw.page) ? wide : draw.page;
  return { page, abreast: 1, isBoxed };
}

/** The language's own marks; English has several. */
function markedIn(language: string, sign: Sign): Sign {
  if (sign.form !== 'mark' || language === 'en') return sign;
  const [debit, credit] = worldOf(language).marks;
  return { ...sign, debit, credit };
}

/** A bank marks what is overdrawn; a card company what it owes, or nothing. */
function balanceSign(sign: Sign, card: boolean): Sign {
  if (sign.form !== 'mark') return card ? { form: 'minus' } : sign;
  if (card) return { ...sign, on: 'credits' };
  if (sign.on === 'debits' && sign.debit === 'DR') return { ...sign, debit: 'OD' };
  return { ...sign, on: 'both' };
}
