import type { Ink, Sheet } from '../ink';
import type { Setting } from './setting';

/** Running heads and feet of one document's sheets, once their number is known. */
export function drawFurniture(sheets: readonly Sheet[], setting: Setting): void {
  const { statement, layout, words, style } = setting;
  const { furniture, page } = layout;
  const small = { size: style.size - 1.5, colour: '#777777' };
  const width = (text: string) => (style.width(text) * small.size) / style.size;
  sheets.forEach((sheet, i) => {
    const foot = sheet.height - page.margin;
    if (furniture.watermark !== '') sheet.ink.unshift(...watermark(sheet, setting));
    if (i > 0) {
      const head = `${statement.issuer.name} · ${statement.accounts[0].number}`;
      sheet.ink.push(style.text(head, page.margin, page.margin + small.size, small));
    }
    if (furniture.footer) {
      sheet.ink.push(style.text(words.footer, page.margin, foot - style.line, small));
    }
    if (furniture.pageNumbers) {
      const text = words.page
        .replace('{number}', String(i + 1))
        .replace('{of}', String(sheets.length));
      const x = sheet.width - page.margin - width(text);
      sheet.ink.push(style.text(text, x, foot, small));
    }
  });
}

/** One large pale letter after the other, down the sheet's diagonal: each stands inside some row. */
function watermark({ width, height }: Sheet, { layout, style }: Setting): Ink[] {
  const letters = [...layout.furniture.watermark];
  return letters.map((letter, i) => {
    const share = (i + 0.5) / letters.length;
    return style.text(letter, width * (0.12 + 0.7 * share), height * (0.25 + 0.55 * share), {
      size: 54,
      tracking: 0,
      colour: '#e9e9e9',
    });
  });
}
