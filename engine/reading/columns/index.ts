export { columnAt, type Columns, columnsOf } from './columns';
export { readDaysAlone } from './days-alone';
export { directionIn } from './direction-columns';
export type { MoneyColumn } from './money-columns';
export { readRunTogether, RUN_TOGETHER } from './run-together-dates';
