import { flattenAnnotations } from './annotations';
import { emptyCharacters, readCharacters, type Characters } from './characters';
import { drawingsOn } from './drawings';
import { withoutDuplicates } from './duplicates';
import type { Pdfium } from './pdfium';
import type { Fonts } from './run';
import { settleDoubt } from './seen';
import { WordTexts } from './word-texts';
import type { Page, Word } from './types';
import { withoutScatter } from './scattered';
import { withSubstitutes } from './substitutes';
import { buildWords } from './words';

/** A loaded page; its size is in points, as displayed. */
export type OpenPage = { handle: number; width: number; height: number };

/** What is kept from page to page of one document. */
export type PageReader = {
  readonly fonts: Fonts;
  /** Reused for every page. */
  characters: Characters;
  readonly texts: WordTexts;
  /** A page with more is not read. */
  readonly mostCharacters: number;
};

export function newPageReader(mostCharacters: number): PageReader {
  return {
    fonts: new Map(),
    characters: emptyCharacters(),
    texts: new WordTexts(),
    mostCharacters,
  };
}

/** Loads a page as it is shown: with its annotations and form fields drawn into it. `undefined` when PDFium cannot load it. */
export function openPage(pdfium: Pdfium, document: number, index: number): OpenPage | undefined {
  const { call } = pdfium;
  let handle = call.FPDF_LoadPage(document, index);
  if (handle !== 0 && flattenAnnotations(pdfium, handle)) {
    call.FPDF_ClosePage(handle);
    handle = call.FPDF_LoadPage(document, index);
  }
  if (handle === 0) return undefined;
  const width = call.FPDF_GetPageWidthF(handle);
  const height = call.FPDF_GetPageHeightF(handle);
  return { handle, width, height };
}

export function closePage(pdfium: Pdfium, page: OpenPage): void {
  pdfium.call.FPDF_ClosePage(page.handle);
}

/** One page's words, or how many characters are too many. A page that PDFium cannot load is an empty one of size 0. */
export function readPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  reader: PageReader,
): Page | { overfull: number } {
  const page = openPage(pdfium, document, index);
  if (page === undefined) {
    const nothing = { words: [], images: 0, rules: [], unmapped: 0, characters: 0 };
    return { index, width: 0, height: 0, ...nothing };
  }
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page.handle);
  const total = call.FPDFText_CountChars(textPage);
  const result =
    total > reader.mostCharacters
      ? { overfull: total }
      : readOpenPage(pdfium, page, textPage, index, reader);
  call.FPDFText_ClosePage(textPage);
  closePage(pdfium, page);
  return result;
}

function readOpenPage(
  pdfium: Pdfium,
  page: OpenPage,
  textPage: number,
  index: number,
  reader: PageReader,
): Page {
  const { width, height } = page;
  const characters = readCharacters(pdfium, page.handle, textPage, reader.fonts, reader.characters);
  reader.characters = characters;
  const built = buildWords(characters, reader.texts);
  settleDoubt(pdfium, page, built);
  return {
    index,
    width,
    height,
    words: withSubstitutes(
      withoutScatter(withoutDuplicates(built.words.filter((word) => isOnPage(word, page)))),
    ),
    ...drawingsOn(pdfium, page.handle),
    unmapped: characters.unmapped,
    characters: characters.count,
  };
}

/** Whether a word's middle is inside the page's crop box. */
function isOnPage(word: Word, { width, height }: OpenPage): boolean {
  const x = (word.x0 + word.x1) / 2;
  const y = (word.top + word.bottom) / 2;
  return x > 0 && x < width && y > 0 && y < height;
}
