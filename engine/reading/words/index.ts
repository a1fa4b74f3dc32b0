export { withDelimitedInColumns } from './delimited';
export { isBegunDate, joinSplitDates } from './split-dates';
export { wordsAsMeant } from './words-as-meant';
