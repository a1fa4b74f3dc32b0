import { describe, expect, it } from 'vitest';
import { holderOf, Labels } from '@/engine/statement';
import { lexiconFor, linesFrom } from '@/test/support/lines';

function holderIn(text: string, rows: number[] = [], language = 'en'): string[] {
  const lexicon = lexiconFor(language);
  const lines = linesFrom(text, lexicon);
  const ignored = new Set(rows);
  return holderOf(lines, new Labels(lines, ignored), lexicon, ignored);
}

describe('the holder', () => {
  it('is the addressee, with the address as printed', () => {
    const text = `
# Any Bank
Mr John Q. Smith                     Account number  12345678
5 Any Road                           Statement date  3 March 2024
Flat 2
Randomford
YZ9 8XY                              Page 1 of 2`;
    expect(holderIn(text)).toEqual([
      'Mr John Q. Smith',
      '5 Any Road',
      'Flat 2',
      'Randomford',
      'YZ9 8XY',
    ]);
  });

  it.each([
    [['Jane Customer', '1234 Anywhere Dr.', 'Small Town, MO 12345-6789']],
    [['HARBOUR & SONS (PTY) LTD', 'PO Box 1234', 'Cape Town', '8000']],
    [['Erika Mustermann', 'Heidestraße 17', '51147 Köln']],
    [['J. van der Berg', 'Keizersgracht 12', '1015 CJ Amsterdam']],
    [['Anna Nowak', 'ul. Prosta 5/7', '00-838 Warszawa']],
    [['R Tremblay', '408 rue de la Reine', 'Montréal QC H2X 1Y4']],
    [['Ms A. Ncube', '22 Sample Road, Hamilton 3204']],
  ])('is read from %j', (address) => {
    expect(holderIn(['Statement', '', ...address].join('\n'))).toEqual(address);
  });

  it('is read where an address is one line without spaces', () => {
    expect(holderIn('石榴 向阳\n虚构市桂花街88号3室', [], 'zh')).toEqual([
      '石榴 向阳',
      '虚构市桂花街88号3室',
    ]);
  });

  it('ends at the postcode, or at the country behind it', () => {
    const text = `
Jane Doe
1 High Street
London SW1A 1AA
United Kingdom
Dear Ms Doe, here is your statement of 3 pages`;
    expect(holderIn(text)).toEqual([
      'Jane Doe',
      '1 High Street',
      'London SW1A 1AA',
      'United Kingdom',
    ]);
  });

  it('is not the bank', () => {
    const text = `
Royal Bank of Canada               Jane Doe
P.O. Box 4047                      408 Queen St W
Toronto ON M5V 2A7                 Ottawa ON K1A 0B1`;
    expect(holderIn(text)).toEqual(['Jane Doe', '408 Queen St W', 'Ottawa ON K1A 0B1']);
    expect(holderIn('Unheard Of Bank Ltd\n1 Bank Road\nLondon SW1A 1AA')).toEqual([]);
  });

  it('is who a label names', () => {
    expect(holderIn('Account holder: Rohan Sharma        Branch: Mumbai')).toEqual([
      'Rohan Sharma',
    ]);
    expect(holderIn('Titular de la cuenta     Ana García López', [], 'es')).toEqual([
      'Ana García López',
    ]);
    expect(holderIn('Name\nRohan Sharma')).toEqual(['Rohan Sharma']);
  });

  it('is not what stands behind half a label', () => {
    expect(holderIn('Customer service information\nBranch name: Main Street')).toEqual([]);
  });

  it('is no sentence and no heading', () => {
    const text = `
If you have any questions about your statement,
please call us at 816-234-2265
Account Summary
Page 1 of 12`;
    expect(holderIn(text)).toEqual([]);
  });

  it('is not a payee', () => {
    const text = `
Statement of account
01/02/2024  Jane Doe
1 High Street
London SW1A 1AA`;
    expect(holderIn(text, [1, 2, 3])).toEqual([]);
  });

  it.each([
    [
      'what greets it',
      'Herrn\nErika Mustermann\nHeidestraße 17\n51147 Köln',
      ['Erika Mustermann', 'Heidestraße 17', '51147 Köln'],
    ],
    [
      'a bank’s name above it',
      'Oxbow Bank\nMR JOHN SMITH\n5 Any Road\nLEEDS LS1 1AA',
      ['MR JOHN SMITH', '5 Any Road', 'LEEDS LS1 1AA'],
    ],
    [
      'its own number',
      'Mona Marsh\nRFC MAMM800101AB1\n5 Any Road\nLEEDS LS1 1AA',
      ['Mona Marsh', '5 Any Road', 'LEEDS LS1 1AA'],
    ],
    ['a number and no address', 'MONA MARSH\n4127 86XX XXXX 1234', ['MONA MARSH']],
    [
      'the address, of two lines',
      'Wren Halloway e/o Mw Juniper Maddox van den Berg\nAdelaarstraat 88 bis\n3514 CH UTRECHT',
      [
        'Wren Halloway e/o Mw Juniper Maddox van den Berg',
        'Adelaarstraat 88 bis',
        '3514 CH UTRECHT',
      ],
    ],
  ])('is read with %s', (_, text, holder) => {
    expect(holderIn(text)).toEqual(holder);
  });

  it('stands below the address where that is so written', () => {
    expect(
      holderIn('〒261-0003\n千葉県千葉市美浜区高浜４－４７\n高橋 美和子 様', [], 'ja'),
    ).toEqual(['高橋 美和子', '〒261-0003', '千葉県千葉市美浜区高浜４－４７']);
  });

  it('has the address that labels tell', () => {
    const text = `
Customer Name:                 Rohan Sharma
Address:                       5 Any Road
City / State / ZIP:            Richmond, VA 23225`;
    expect(holderIn(text)).toEqual(['Rohan Sharma', '5 Any Road', 'Richmond, VA 23225']);
  });

  it('is neither a title nor an account', () => {
    expect(holderIn('Oxbow Pay\nAccount Statement\nMarch 2026')).toEqual([]);
    expect(holderIn('Everyday Checking\n9960 4471 2210')).toEqual([]);
    expect(holderIn('ご利用のお客様', [], 'ja')).toEqual([]);
    expect(holderIn('RICARDO ALVES\nCPF 123.456.789-00')).toEqual(['RICARDO ALVES']);
  });
});

it('stands under its label in a row of labels that are set smaller than their values', () => {
  const text = `
Monthly statement
  Account holder         Accounts Covered
# Denise Holloway        Checking`;
  expect(holderIn(text)).toEqual(['Denise Holloway']);
});

it('is no branch of the bank, though that has an address, too', () => {
  const text = `
                               Filiale Neustadt
                               Marktstraße 1
                               98693 Neustadt
Erika Mustermann
Heidestraße 17
51147 Köln`;
  expect(holderIn(text, [], 'de')).toEqual(['Erika Mustermann', 'Heidestraße 17', '51147 Köln']);
});

it('may stand right beneath a branch of the bank', () => {
  const text = `
Filiale Neustadt
Erika Mustermann
Heidestraße 17
51147 Köln`;
  expect(holderIn(text, [], 'de')).toEqual(['Erika Mustermann', 'Heidestraße 17', '51147 Köln']);
});
