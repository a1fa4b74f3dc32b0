import type { Line } from '../../layout';
import type { Texts } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { joinApartDates } from './apart-dates';
import { markBareDays } from './bare-days';
import { joinBrokenNames } from './broken-names';
import { joinDateCells } from './date-cells';
import { partGlued } from './glued-words';
import { joinLabelUnits } from './label-units';
import { joinMonthsOnce } from './month-once';
import { joinMonthTitles } from './month-titles';
import { joinNamedParts } from './named-parts';
import { joinRomanMonths } from './roman-months';
import { mayBeSeparated, withoutSeparators } from './separators';
import { joinSpacedDates } from './spaced-dates';
import { joinSplitDates } from './split-dates';
import { joinSplitDays } from './split-days';
import { joinSpreadNames } from './spread-names';
import { joinStackedDates } from './stacked-dates';

/** Lines whose words are joined where they were broken and parted where they were set without a space; dates first. */
export function wordsAsMeant(
  lines: readonly Line[],
  texts: Texts,
  lexicon: Lexicon,
): readonly Line[] {
  const { words, figures } = texts;
  const whole = joinSplitDays(lines, figures);
  const marked = markBareDays(joinNamedParts(whole, words), figures, lexicon);
  const celled = joinSpacedDates(joinDateCells(joinRomanMonths(marked, words), words));
  const apart = joinApartDates(joinStackedDates(celled, words, lexicon), words, lexicon);
  const named = joinMonthTitles(joinMonthsOnce(apart, words, lexicon), texts, lexicon);
  const dated = joinSplitDates(named, figures);
  const glued = partGlued(dated, texts, lexicon);
  // Of most documents no word changes, and none is such a mark: cheap to tell.
  const isPlain = glued === lines && !mayBeSeparated(texts);
  const parted = isPlain ? glued : withoutSeparators(glued, lexicon);
  const spread = joinSpreadNames(parted, words, lexicon);
  return joinLabelUnits(joinBrokenNames(spread, lexicon), words, lexicon);
}
