import { SAMPLE } from './sample';

/** Points; the page is A4. */
const PAGE = { width: 595, height: 842 };
const SIZE = 10;
const LEADING = 18;
/** Left edges of texts, right edges of figures. */
const COLUMNS = { date: 56, description: 140, amount: 430, balance: 540 };

/** Widths of what figures are made of, in thousandths of the size: Helvetica's own. */
const WIDTHS: Readonly<Record<string, number>> = { '.': 278, ',': 278, '-': 333 };
const DIGIT = 556;

const widthOf = (figure: string): number =>
  [...figure].reduce((sum, sign) => sum + (WIDTHS[sign] ?? DIGIT), 0) * (SIZE / 1000);

const textAt = (x: number, y: number, text: string): string =>
  `BT /F1 ${SIZE} Tf ${x.toFixed(2)} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;

const figureAt = (right: number, y: number, amount: number): string => {
  const figure = amount.toFixed(2);
  return textAt(right - widthOf(figure), y, figure);
};

const dayOf = (instant: string): string => {
  const [year, month, day] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};

/** The page's drawing: letterhead, facts, and a table with its balances. */
function draw(): string {
  const { statement, transactions, currency } = SAMPLE;
  const { date, description, amount, balance } = COLUMNS;
  const facts = [
    statement.bankName,
    `${statement.accountType}`,
    `Account number: ${statement.accountNumber}`,
    `Account holder: ${statement.nameAddress[0]}`,
    `Statement period: ${dayOf(statement.dates.from)} to ${dayOf(statement.dates.to)}`,
    `Currency: ${currency}`,
    `Opening balance: ${statement.openingBalance.toFixed(2)}`,
    `Closing balance: ${statement.closingBalance.toFixed(2)}`,
  ];
  let y = PAGE.height - 70;
  const lines: string[] = [];
  for (const fact of facts) {
    lines.push(textAt(date, y, fact));
    y -= LEADING;
  }
  y -= LEADING;
  lines.push(
    textAt(date, y, 'Date'),
    textAt(description, y, 'Description'),
    textAt(amount - 36, y, 'Amount'),
    textAt(balance - 38, y, 'Balance'),
  );
  for (const row of transactions) {
    y -= LEADING;
    lines.push(
      textAt(date, y, dayOf(row.date)),
      textAt(description, y, row.description.join(' ')),
      figureAt(amount, y, row.amount),
      figureAt(balance, y, row.balance),
    );
  }
  return lines.join('\n');
}

/** The sample statement as a PDF of one page: to try an extraction service with, without showing it anything of a person's. */
export function samplePdf(): Uint8Array {
  const drawing = draw();
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(pdf.length);
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  // Its text is ASCII: characters are bytes.
  return new TextEncoder().encode(pdf);
}
