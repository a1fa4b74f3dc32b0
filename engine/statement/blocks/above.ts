import {
  type Holder,
  type HolderLine,
  type Holders,
  isDated,
  type SectionRole,
  type Segment,
  type TokenLine,
} from '../../reading';
import type { Block } from './block';
import { headsOther, isNextTitle } from './next-title';
import { sectionOf } from './table-section';

/** What stands above rows: a section's heading, a cardholder's, or neither. */
export type Heading = {
  line: TokenLine | undefined;
  /** It is a line of the table: a figure beside it is its rows' sum, above the table it may be anything. */
  inTable: boolean;
  holder: Holder | undefined;
};

/**
 * `Purchases  4,379.42` with `Amount due  4,342.05` below, and no row between: lines of a summary; a section's own
 * sum is the same.
 */
function isOfSummary(line: TokenLine, title: TokenLine | undefined): boolean {
  const [own, other] = [line, title].map((one) => one?.money.find(({ exact }) => exact)?.minor);
  return own !== undefined && other !== undefined && own !== other;
}

/** What stands under a cardholder's heading; a line that names a section too is its title. */
const whose = ({ holder, line, section }: HolderLine, inTable: boolean): Heading => ({
  line: section?.role && line,
  inTable: inTable && section?.role !== undefined,
  holder,
});

/** What holds of the entries that come next, by the headings above them. */
export class Above {
  section: SectionRole | undefined;
  under: Heading = { line: undefined, inTable: false, holder: undefined };
  /** A table of something else than transactions. */
  aside = false;
  private readonly holders: Holders;
  /** The last line that names a cardholder. */
  private readonly lastHeld: number;
  /** A sum of the cardholder's rows has come. */
  private isSummed = false;
  /** What held before the lines of a box beside the table, and holds again behind them. */
  private before: Pick<Above, 'section' | 'under' | 'aside'> | undefined;

  constructor(holders: Holders) {
    this.holders = holders;
    this.lastHeld = Math.max(-1, ...[...holders.at.values()].map(({ line }) => line.index));
  }

  /** Steps into a box beside the table, or out of it: then it says so. */
  stepBeside(isBeside: boolean): boolean {
    const { section, under, aside, before } = this;
    if (isBeside) this.before ??= { section, under, aside };
    else if (before) {
      ({ section: this.section, under: this.under, aside: this.aside } = before);
      this.before = undefined;
      return true;
    }
    return false;
  }

  /** The next table; `goesOn` where it is the same as above. */
  beginTable(segment: Segment, goesOn: boolean): void {
    const own = this.holders.over.get(segment);
    const { caption } = segment;
    if (own && (own.section || own.holder !== this.under.holder)) this.under = whose(own, false);
    if (own?.section) this.section = own.section.role;
    else if (!goesOn) this.beginSection(sectionOf(segment), caption?.line, false);
    this.aside = caption?.kind === 'aside';
  }

  /** Another section, or none that is known. */
  beginSection(role: SectionRole | undefined, line: TokenLine | undefined, inTable: boolean): void {
    this.section = role;
    this.under = { line: role && line, inTable, holder: this.holderOf(role, line) };
    this.aside = false;
  }

  /** The title of a table of something else. */
  beginAside(): void {
    this.beginSection(undefined, undefined, true);
    this.aside = true;
  }

  /** A line that heads what follows, or stands between. `block` is what was read since the last heading. */
  pass(line: TokenLine, block: Block | undefined): void {
    const own = this.holders.at.get(line);
    const { under } = this;
    if (own?.isBelow) return;
    if (own && (own.section || own.holder !== under.holder)) {
      this.section = own.section?.role;
      this.under = whose(own, true);
    } else if (this.endsSummary(line, block)) this.leaveSection(false);
    else if (under.line && block && isNextTitle(line, under.line, block)) this.leaveSection(true);
    else if (block && headsOther(line, block)) this.aside = true;
  }

  /** A closing balance, or a sum of all, ends a summary whose lines are called as sections are: then it says so. */
  passEnd(line: TokenLine, block: Block | undefined): boolean {
    const ends = this.endsSummary(line, block);
    if (ends) this.leaveSection(false);
    return ends;
  }

  /** Whose the rows above a sum are, if it says so. */
  holderBelow(line: TokenLine): Holder | undefined {
    const own = this.holders.at.get(line);
    return own?.isBelow && own.isSum ? own.holder : undefined;
  }

  passSum(): void {
    this.isSummed ||= this.under.holder !== undefined;
  }

  /** Below the last cardholder's sum, fees and interest are the account's. */
  private holderOf(role: SectionRole | undefined, line: TokenLine | undefined): Holder | undefined {
    const isCharge = role === 'fees' || role === 'interest';
    const isBehind = this.isSummed && (line?.index ?? -1) > this.lastHeld;
    return isCharge && isBehind ? undefined : this.under.holder;
  }

  private endsSummary(line: TokenLine, block: Block | undefined): boolean {
    const { inTable, line: title } = this.under;
    return inTable && !block?.entries.some(isDated) && isOfSummary(line, title);
  }

  private leaveSection(inTable: boolean): void {
    this.section = undefined;
    this.under = { line: undefined, inTable, holder: this.under.holder };
  }
}
