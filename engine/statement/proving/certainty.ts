import { inTime } from '../../proof';
import type { NumberFormat } from '../../reading';
import { headsAnother } from '../accounts';
import { guessesFee, isWhole, leavesColumn, leavesOtherRows, leavesRows } from '../blocks';
import type { LabelledBalance } from '../labelled';
import type { Row } from '../model';
import { followsRowByRow, isComplete, type Solution } from '../solving';
import { printsDateBeside } from './dates-beside';
import type { Certain } from './doubts';
import type { Evidence } from './evidence';
import { meetInNothing } from './from-nothing';
import { goesOnBelow } from './goes-on-below';
import { hidesLines } from './hidden-lines';
import { leadsThroughout, printsBalanceBeside } from './lost-balances';
import { takesOtherDates } from './labelled-dates';
import { leavesLabelled } from './labelled-rows';
import { haveOddPairs } from './odd-pairs';
import { hasOtherSet } from './other-sets';
import { mayBeOtherWay } from './other-way';
import { figuresOf } from './row-marks';
import { leavesRowsOutside } from './rows-elsewhere';
import { saidInWords } from './said-in-words';
import { leadsToOtherEnd } from './stated-ends';
import { printRowsBeside } from './rows-beside';
import { joinsTwo } from './two-in-one';
import { printsUnbooked } from './unbooked-rows';
import { areCopied, mayHideInSum } from './zero-sums';

const isMoving = ({ amount }: Row): boolean => amount !== undefined;

/** What is sure of an account beside its equations. */
export function certainOf(evidence: Evidence): Certain {
  const { part, solution, dated, format } = evidence;
  const words = saidInWords(evidence);
  const figures = figuresOf(solution, evidence.lexicon);
  const moving = evidence.rows.filter(isMoving);
  const omitted = leavesRows(part.blocks, solution.blocks);
  return {
    dates:
      dated &&
      (format.certain || areWhole(solution, format)) &&
      !printsDateBeside(solution.values, part.lines) &&
      !takesOtherDates(solution),
    rows: omitted === 'none' && hasAllRows(evidence),
    booked: !printsUnbooked(moving, evidence),
    alone: isAlone(evidence) && !meetInNothing(solution, part.lines),
    tables:
      omitted !== 'most' &&
      !leavesOtherRows(part.blocks, solution.blocks) &&
      // A table that repeats figures of the account's may be of one that they were moved to.
      (omitted === 'none' || !headsAnother(part.blocks, part.lines, { alike: false })) &&
      hasAllColumns(evidence) &&
      !leavesLabelled(solution, evidence.part.lines) &&
      !leavesRowsOutside(moving, evidence) &&
      !joinsTwo(solution) &&
      !printRowsBeside(solution),
    signs: !mayBeOtherWay(evidence) && !figures.areMarkedOddly && !words.otherwise,
    sums:
      !mayHideInSum(solution, moving, part.lines) &&
      !haveOddPairs(moving, solution) &&
      !areCopied(moving) &&
      !hidesLines(solution, part.lines) &&
      !leadsToOtherEnd(solution, evidence.known.labels, part.lines),
    figures:
      !hasBalanceBeside(evidence) && !hasOtherSet(solution) && !words.units && !figures.loseGroups,
  };
}

/** Nothing that looks like a row is left out of the account, nor behind it. */
const hasAllRows = ({ part, solution, rows, leftOut, incomplete }: Evidence): boolean =>
  !leftOut.any && !incomplete && isComplete(solution) && !goesOnBelow(part.lines, rows, solution);

/** Neither what was left out nor what the tables stand under may be another account, whose balances nothing else leads from. */
function isAlone({ part, solution, leftOut }: Evidence): boolean {
  const { chain, tie, blocks } = solution;
  if (leftOut.any && opensAnother(part.labels, solution)) return false;
  // Above what a page brings forward, rows are of this one.
  if ((leftOut.above || leftOut.cutOff) && !statesOpening(part.labels, solution)) return false;
  // Balances that lead from one table to the next show that both are of one.
  const leadsOn = chain.checked > 0 || tie?.held === true;
  return leadsOn || !headsAnother(blocks, part.lines, { alike: false });
}

/** No table, and no column of one, is left out or guessed, but where balances lead from row to row. */
const hasAllColumns = ({ part, solution, known }: Evidence): boolean =>
  isWhole(part.blocks, solution.blocks) &&
  (followsRowByRow(solution) ||
    !solution.blocks.some((block) => {
      const how = known.howOf(block);
      return leavesColumn(block, how, known.runs(block)) || guessesFee(block, how);
    }));

/** What was taken for a box beside the rows may be the column of their balances. */
const hasBalanceBeside = ({ part, solution }: Evidence): boolean =>
  !leadsThroughout(solution) &&
  printsBalanceBeside(inTime(solution.values, solution.order), solution.opening, part.lines);

/**
 * Amounts below a thousand, which bear no mark, lead from one balance above it to the next: the mark in these groups their
 * figures, and is no decimal one.
 */
const areWhole = ({ chain, values }: Solution, { scale }: NumberFormat): boolean =>
  scale === 0 &&
  chain.held > 0 &&
  chain.breaks.length === 0 &&
  values.some(
    ({ amount = 0, balance = 0 }) =>
      amount !== 0 && Math.abs(amount) < THOUSAND && Math.abs(balance) >= THOUSAND,
  );

const THOUSAND = 1000;

/** What the rows lead from is stated as the opening balance: one brought forward has rows before it. */
const statesOpening = (labels: readonly LabelledBalance[], { opening }: Solution): boolean =>
  labels.some(
    ({ word, minor }) => word === 'opening' && Math.abs(minor) === Math.abs(opening ?? Number.NaN),
  );

/** Another opening balance is stated than the one that the rows lead from. */
const opensAnother = (labels: readonly LabelledBalance[], { opening }: Solution): boolean =>
  labels.some(
    ({ word, minor }) => word === 'opening' && Math.abs(minor) !== Math.abs(opening ?? minor),
  );
