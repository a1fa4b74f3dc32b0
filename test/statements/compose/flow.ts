import type { Ink, Sheet } from '../ink';
import type { Layout } from '../layout';

const SIZES = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
  LEGAL: [612, 1008],
  A5: [419.53, 595.28],
} as const;
/** Kept free above and below the body for a running head and a foot. */
const HEAD = 26;
const FOOT = 34;

/** Where the next thing goes: a growing list of sheets with a position on the last one. */
export class Flow {
  readonly sheets: Sheet[] = [];
  /** Top of what comes next. */
  y = 0;
  /** The body's edges; narrower while columns stand abreast or a box stands beside. */
  x0: number;
  x1: number;
  readonly #size: { width: number; height: number };
  readonly #page: Layout['page'];
  readonly #body: { x0: number; x1: number };
  /** Left edges of the frames that stand side by side, and how deep the deepest has become. */
  #frames: { lefts: number[]; at: number; top: number; deepest: number } | undefined;

  constructor({ page }: Layout) {
    const [short, long] = SIZES[page.size];
    this.#size = page.landscape ? { width: long, height: short } : { width: short, height: long };
    this.#page = page;
    this.#body = { x0: page.margin, x1: this.#size.width - page.margin };
    this.x0 = this.#body.x0;
    this.x1 = this.#body.x1;
    this.startDocument();
  }

  get sheet(): Sheet {
    const last = this.sheets.at(-1);
    if (!last) throw new Error('Cannot draw: there is no sheet yet');
    return last;
  }

  /** Points left in this frame. */
  get room(): number {
    return this.#size.height - this.#page.margin - FOOT - this.y;
  }

  /** A new sheet with no running head: the first of a document. */
  startDocument(): void {
    this.nextSheet();
    this.y = this.#page.margin;
  }

  nextSheet(): void {
    this.sheets.push({ ...this.#size, ink: [] });
    this.y = this.#page.margin + HEAD;
  }

  /** From here on, this many equal frames side by side, with a gutter of the given width. */
  setAbreast(count: number, gutter: number): void {
    const width = (this.x1 - this.x0 - gutter * (count - 1)) / count;
    const lefts = Array.from({ length: count }, (_, i) => this.x0 + i * (width + gutter));
    this.#frames = { lefts, at: 0, top: this.y, deepest: this.y };
    this.x1 = this.x0 + width;
  }

  /** Leaves `width` points free at one side. */
  setAside(width: number, side: Layout['arrangement']['sideBoxAt']): void {
    if (side === 'left') this.x0 = this.#body.x0 + width;
    else this.x1 = this.#body.x1 - width;
  }

  /** Back to the whole width, below everything that stood side by side. */
  endFrames(): void {
    if (this.#frames) this.y = Math.max(this.y, this.#frames.deepest);
    this.#frames = undefined;
    this.x0 = this.#body.x0;
    this.x1 = this.#body.x1;
  }

  /** The next frame on this sheet, or the first one of the next. */
  nextFrame(): void {
    const frames = this.#frames;
    if (!frames) {
      this.nextSheet();
      return;
    }
    const width = this.x1 - this.x0;
    const last = frames.at === frames.lefts.length - 1;
    frames.deepest = last ? 0 : Math.max(frames.deepest, this.y);
    frames.at = last ? 0 : frames.at + 1;
    if (last) {
      this.nextSheet();
      frames.top = this.y;
    } else {
      this.y = frames.top;
    }
    this.x0 = frames.lefts[frames.at] ?? this.#body.x0;
    this.x1 = this.x0 + width;
  }

  draw(...ink: Ink[]): void {
    this.sheet.ink.push(...ink);
  }
}
