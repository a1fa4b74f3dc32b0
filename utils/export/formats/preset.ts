import { dateOrder, writeDate } from '../dates';
import type { ExportRow, ExportStatement } from '../export-statement';
import { rowFormat, type DateOrder, type ExportOptions, type RowFormat } from '../format';
import { minorToText } from '../money';
import { slices } from '../slices';
import { csvRecord } from './record';

type Context = { statement: ExportStatement; date: (row: ExportRow) => string };
type PresetColumn = readonly [heading: string, cell: (row: ExportRow, context: Context) => string];

/** A program's own CSV: fixed columns, one account a file, nothing guarded (importers would keep the apostrophe). */
export type Preset = Pick<RowFormat, 'id' | 'name' | 'hasIds' | 'loses'> & {
  columns: readonly PresetColumn[];
  /** The order in which it reads dates; a fixed one is never asked about. */
  dates: { order: DateOrder; fixed: boolean };
  header?: boolean;
  limits?: RowFormat['limits'];
  /** The program refuses rows of amount zero. */
  refusesZero?: boolean;
};

export const amountOf = (row: ExportRow, { statement }: Context): string =>
  minorToText(row.amount, statement.decimals);

const orderOf = ({ dates }: Preset, options: ExportOptions): DateOrder =>
  dates.fixed ? dates.order : dateOrder(options, dates.order);

function* records(
  preset: Preset,
  statement: ExportStatement,
  options: ExportOptions,
): Generator<string> {
  const order = orderOf(preset, options);
  const context: Context = { statement, date: (row) => writeDate(row.date, order) };
  if (preset.header !== false) yield csvRecord(preset.columns.map(([heading]) => heading));
  for (const row of statement.rows)
    if (preset.refusesZero !== true || row.amount !== 0)
      yield csvRecord(preset.columns.map(([, cell]) => cell(row, context)));
}

export const presetFormat = (preset: Preset): RowFormat =>
  rowFormat({
    id: preset.id,
    name: preset.name,
    extension: 'csv',
    mediaType: 'text/csv',
    limits: preset.limits ?? {},
    accounts: 'onePerFile',
    order: 'printed',
    hasIds: preset.hasIds,
    loses: preset.loses,
    check: (statement, options) => {
      const zeros = statement.rows.filter((row) => row.amount === 0).length;
      return [
        ...(preset.dates.fixed
          ? []
          : [{ kind: 'dateOrder', order: orderOf(preset, options) } as const]),
        ...(preset.refusesZero === true && zeros > 0
          ? [{ kind: 'zeroRowsLeftOut', rows: zeros } as const]
          : []),
      ];
    },
    write: ([statement], options) =>
      statement === undefined ? [] : slices(records(preset, statement, options)),
  });
