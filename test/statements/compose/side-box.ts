import { addDays, daysBetween } from '../calendar';
import { money } from '../format';
import { type Random, seeded } from '../random';
import { worldOf } from '../worlds';
import type { Flow } from './flow';
import { dayText, type Setting } from './setting';
import { wrapLine } from './wrap';

/** The width that the box takes from the table. */
export const SIDE_BOX = 130;
/** Between the box and the table. */
const GUTTER = 8;
/** Around the box's texts. */
const PADDING = 6;
const ROOM = SIDE_BOX - 20;
/** No box's type is larger. */
const LARGEST = 8;

/** What a box prints, and the baselines of its lines. */
type Note = { lines: string[]; size: number; leading: number; first: number };

/** A box of notes beside the table, with dates and sums that are no transactions; returns the y below. */
export function drawSideBox(flow: Flow, setting: Setting): number {
  const { layout, style } = setting;
  const { sideBox, sideBoxAt } = layout.arrangement;
  const { lines, size, leading, first } =
    sideBox === 'facts' ? factsOf(setting) : sentencesOf(setting);
  const x = sideBoxAt === 'right' ? flow.x1 + GUTTER + PADDING : flow.x0 - SIDE_BOX + PADDING;
  const shown = lines.slice(0, Math.floor((flow.room - first) / leading));
  const height = first + shown.length * leading - 4;
  flow.draw({
    kind: 'block',
    x: x - PADDING,
    y: flow.y,
    width: SIDE_BOX - GUTTER,
    height,
    colour: '#f6f1e7',
    round: 4,
  });
  shown.forEach((text, i) => {
    const fitting = Math.min(size, (style.size * ROOM) / style.width(text));
    flow.draw(style.text(text, x, flow.y + first + i * leading, { size: fitting, tracking: 0 }));
  });
  return flow.y + height;
}

function factsOf({ statement, layout, words, style }: Setting): Note {
  const sum = (amount: number) => money(amount, statement.currency, layout, { form: 'none' });
  const day = dayText(addDays(statement.to, 21), 'elsewhere', { statement, layout });
  const limit = 500 * 10 ** statement.currency.decimals;
  const lines = [
    words.limit,
    sum(limit),
    words.available,
    sum(limit - (Math.abs(statement.accounts[0].closing) % limit)),
    words.rates,
    `${layout.number.decimal === ',' ? '2,10' : '2.10'} % · ${day}`,
    statement.issuer.name,
    ...statement.issuer.lines,
    `www.${statement.issuer.domain}`,
  ];
  return {
    lines,
    size: Math.min(style.size - 0.5, LARGEST),
    leading: style.line * 1.7,
    first: 14,
  };
}

/** Sentences of the language, some on the heights of the table's rows, some set closer than those. */
function sentencesOf(setting: Setting): Note {
  const { statement, layout, words, style } = setting;
  const random = seeded(statement.seed).fork('side box');
  const size = Math.min(style.size - 0.5, LARGEST);
  const width = (text: string) => (style.width(text) * size) / style.size;
  const { any, card } = worldOf(statement.language).notes;
  const sentences = random
    .shuffle(statement.kind === 'card' ? [...card, ...any] : any)
    .slice(0, random.int(2, 6))
    .map((note) => wrapLine(fill(note, setting, random), ROOM, 'words', width));
  const isParted = random.chance(0.5);
  const lines = [words.rates, ...sentences.flatMap((some) => (isParted ? ['', ...some] : some))];
  const keepsToRows = random.chance(0.5);
  return {
    lines,
    size,
    leading: keepsToRows ? style.line + layout.table.rowGap : size * 1.2,
    // Where a table's first row stands under names of one line.
    first: keepsToRows ? style.size + style.line + 7 : 14,
  };
}

function fill(note: string, setting: Setting, random: Random): string {
  const { statement, layout } = setting;
  const { currency, from, to } = statement;
  const day = (value: string) => dayText(value, 'elsewhere', setting);
  return note.replaceAll(/\{(\w+)\}/g, (whole, slot: string) => {
    switch (slot) {
      case 'due':
        return day(addDays(to, random.int(5, 60)));
      case 'day':
        return day(addDays(from, random.int(0, daysBetween(from, to))));
      case 'sum':
        return money(random.int(5, 900) * 10 ** currency.decimals, currency, layout, {
          form: 'none',
        });
      case 'rate':
        return `${random.int(3, 24)}${layout.number.decimal}${random.digits(2)}`;
      default:
        return whole;
    }
  });
}
