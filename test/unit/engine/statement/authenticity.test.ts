import { describe, expect, test } from 'vitest';
import type { DocumentFacts, Page } from '@/engine/pdf';
import { authenticityOf } from '@/engine/statement';

const FACTS: DocumentFacts = {
  producer: undefined,
  creator: undefined,
  title: undefined,
  author: undefined,
  createdAt: undefined,
  modifiedAt: undefined,
  pages: 1,
  encrypted: false,
  repaired: false,
};

const WORD = {
  text: 'Balance',
  x0: 50,
  x1: 90,
  top: 80,
  bottom: 92,
  baseline: 90,
  size: 10,
  font: 'Helvetica',
  angle: 0,
  visible: true,
};

const TEXT: Page = {
  index: 0,
  width: 595,
  height: 842,
  words: [WORD],
  images: 0,
  rules: [],
  unmapped: 0,
  characters: 7,
};
const PICTURE: Page = { ...TEXT, words: [], images: 1, characters: 0 };

const ofNames = (producer: string | undefined, creator?: string) =>
  authenticityOf({ ...FACTS, producer, creator }, [TEXT]);

describe('where a PDF seems to come from', () => {
  test.each([
    ['original', 1, 'HP Exstream Version 9.0.108', undefined],
    ['original', 1, 'GMC Software AG', 'Inspire Designer'],
    ['original', 1, 'iText 2.1.7 by 1T3XT', 'StreamServe Communication Server 5.6'],
    ['library', 0, 'iText® 5.5.13.4 ©2000-2024 iText Group NV', undefined],
    ['library', 0, 'ReportLab PDF Library - www.reportlab.com', '(unspecified)'],
    ['library', 0, 'Apache FOP Version 2.6', 'Apache FOP Version 2.6'],
    [
      'library',
      0,
      'Skia/PDF m141',
      'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36',
    ],
    ['reader', 2, 'macOS Version 15.6.1 (Build 24G90) Quartz PDFContext', 'Preview'],
    ['reader', 2, 'Adobe PDF Library 15.0', 'Adobe Acrobat Pro DC 19.0'],
    ['browser', 2, 'Skia/PDF m124', 'Chromium'],
    ['browser', 2, 'cairo 1.16.0 (https://cairographics.org)', 'Mozilla Firefox 91'],
    ['printToPdf', 2, 'Microsoft: Print To PDF', undefined],
    ['printToPdf', 2, 'Acrobat Distiller 5.0.5 (Windows)', 'PScript5.dll Version 5.2'],
    ['writer', 3, 'Microsoft® Word 2010', 'Microsoft® Word 2010'],
    ['writer', 3, 'Skia/PDF m106 Google Docs Renderer', undefined],
    ['writer', 3, 'LibreOffice 7.3', 'Writer'],
    ['writer', 3, 'Adobe PDF Library 16.0.3', 'Adobe InDesign 17.0 (Macintosh)'],
    ['scan', 2, 'Adobe Acrobat Pro (64-bit) 23 Paper Capture Plug-in', 'Canon iR-ADV C3525'],
    ['scan', 2, 'Adobe Acrobat Pro (64-bit) 23 Paper Capture Plug-in', 'Adobe Acrobat 23.3'],
    ['multiple', 2, 'iLovePDF', 'Microsoft® Excel® 2019'],
    ['unmatched', 4, 'Statement Composer 4.2', 'Output Server'],
    ['blank', 4, undefined, undefined],
    ['blank', 4, ' ', ''],
  ] as const)('%s (%s): %s, %s', (authenticity, score, producer, creator) => {
    expect(ofNames(producer, creator)).toEqual({ authenticity, score });
  });

  test('a name inside of another word is not that name', () => {
    expect(ofNames('Contextual Wordsetter')).toEqual({ authenticity: 'unmatched', score: 4 });
  });

  test('an everyday word is a program only by itself', () => {
    expect(ofNames(undefined, 'Pages').authenticity).toBe('writer');
    expect(ofNames(undefined, 'Statement Pages Writer').authenticity).toBe('unmatched');
  });

  test('pages of pictures are a scan, whatever the file says', () => {
    const facts = { ...FACTS, producer: 'HP Exstream' };
    expect(authenticityOf(facts, [PICTURE, PICTURE]).authenticity).toBe('scan');
    const recognised = { ...PICTURE, words: [{ ...WORD, visible: false }], characters: 7 };
    expect(authenticityOf(facts, [recognised]).authenticity).toBe('scan');
    expect(authenticityOf(facts, [PICTURE, TEXT]).authenticity).toBe('original');
    expect(authenticityOf(facts, []).authenticity).toBe('original');
  });

  test('a change a day after the making is a warning, one at the making is none', () => {
    const made = { ...FACTS, producer: 'HP Exstream', createdAt: "D:20240131220000+02'00'" };
    const score = (modifiedAt: string): number =>
      authenticityOf({ ...made, modifiedAt }, [TEXT]).score;
    expect(score("D:20240131220405+02'00'")).toBe(1);
    expect(score('D:20240301')).toBe(2);
    expect(score('yesterday')).toBe(1);
  });
});
