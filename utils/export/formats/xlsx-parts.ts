import { cut, escapeMarkup } from '../text';

/** One cell of a sheet; amounts are decimal text, so that no digit is lost on the way. */
export type SheetCell =
  | { kind: 'text'; text: string; bold?: boolean }
  | { kind: 'date'; date: string }
  | { kind: 'amount'; text: string };

/** Cell styles by their index in `styles.xml`: plain, bold, date, then amounts by their number of decimals. */
const STYLE = { plain: 0, bold: 1, date: 2, amount: 3 } as const;
const MOST_DECIMALS = 6;
const FIRST_CUSTOM_FORMAT = 164;

/** The longest text that Excel keeps in a cell. */
const LONGEST = 32_767;
/** `_x000A_` in a cell's text means a character to Excel; its underscore is escaped so that it stays text. */
const escapeCell = (text: string): string =>
  escapeMarkup(cut(text, LONGEST).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));

/** `A`, `Z`, `AA`: a column by its 0-based index. */
export const columnName = (index: number): string => {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
};

const MS_PER_DAY = 86_400_000;
/** Excel counts days from here; it believes that 1900 was a leap year, so earlier dates stay text. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_SAFE_DATE = '1900-03-01';

const serial = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - EPOCH) / MS_PER_DAY;

const textCell = (at: string, text: string, style: number): string =>
  text === ''
    ? ''
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeCell(text)}</t></is></c>`;

const cellXml = (cell: SheetCell, at: string): string => {
  switch (cell.kind) {
    case 'text':
      return textCell(at, cell.text, cell.bold === true ? STYLE.bold : STYLE.plain);
    case 'date':
      if (cell.date < FIRST_SAFE_DATE) return textCell(at, cell.date, STYLE.plain);
      return `<c r="${at}" s="${STYLE.date}"><v>${serial(cell.date)}</v></c>`;
    case 'amount': {
      if (cell.text === '') return '';
      const decimals = Math.min(cell.text.split('.')[1]?.length ?? 0, MOST_DECIMALS);
      return `<c r="${at}" s="${STYLE.amount + decimals}"><v>${cell.text}</v></c>`;
    }
  }
};

/** One row; `number` is 1-based. */
export const rowXml = (cells: readonly SheetCell[], number: number): string =>
  `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`)).join('')}</row>`;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export type SheetOptions = { widths: readonly number[]; frozenHeader: boolean };

export const sheetStart = ({ widths, frozenHeader }: SheetOptions): string => {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">` +
    `${frozenHeader ? pane : ''}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  );
};

/** `filter`: the range with filter buttons, `A1:F20`. */
export const sheetEnd = (filter?: string): string =>
  `</sheetData>${filter === undefined ? '' : `<autoFilter ref="${filter}"/>`}</worksheet>`;

const numberFormats = Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) => ({
  id: FIRST_CUSTOM_FORMAT + decimals,
  code: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`,
}));

/** 14 is the built-in short date, which each reader shows in its own locale's form. */
const styles =
  `${XML}<styleSheet ${MAIN}>` +
  `<numFmts count="${numberFormats.length}">${numberFormats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${STYLE.amount + numberFormats.length}">` +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  numberFormats
    .map(
      ({ id }) =>
        `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** `filter` names the first sheet's filter range too: Excel wants it in both places. */
const workbook = (names: readonly string[], filter: string): string =>
  `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>` +
  names
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('') +
  `</sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${filter}</definedName></definedNames></workbook>`;

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
  targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>';

/** Every part but the sheets themselves, by its path in the package. */
export const fixedParts = (sheets: readonly string[], filter: string): Record<string, string> => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>` +
    sheets
      .map(
        (_, index) =>
          `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
      )
      .join('') +
    '</Types>',
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': workbook(sheets, filter),
  'xl/_rels/workbook.xml.rels': relationships([
    ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles,
});
