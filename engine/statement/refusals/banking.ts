import { cellsOf, textOf } from '../../layout';
import { phrasesIn, type TokenLine } from '../../reading';
import { namesIssuer } from '../facts';
import type { Outside } from './said';

/** What a bank is called, in most languages, alone or in its name: `Volksbank`, `Banco`, `Banque`. */
const BANK =
  /ban[ckqg]|raiffeisen|credit union|building society|sparkasse|caisse (?:d.[ée]pargne|de cr[ée]dit|r[ée]gionale|populaire)|cassa (?:di|rurale)|spółdzielcza kasa|\bskok\b|takarék|spořiteln|sporiteľň|hranilnica|štedionica|sparisjóð|\bsacco\b|cooperativa de (?:ahorro|cr[ée]dito)|caixa|caja|pankki|\bpank\b|τράπεζ|банк|bankası|银行|銀行|信用金庫|信用組合|ゆうちょ|預金|貯金|農協|信用社|邮政储|은행|새마을금고|신협|농협|수협|우체국|ธนาคาร|ngân hàng|بنك|مصرف|بانک|بینک|בנק|benki|ბანკ|բանկ|बैंक|ব্যাংক|வங்கி|బ్యాంక్|ബാങ്ക്|ಬ್ಯಾಂಕ್|બેંક|ਬੈਂਕ|බැංකු|ធនាគារ|ທະນາຄານ|ဘဏ်|ባንክ/iu;

export const isBankName = (text: string): boolean => BANK.test(text);

/** Words of a line, at most, that is no sentence: those speak of a bank where one pays or is paid. */
const SENTENCE = 12;

/** So many figures in a row, or an IBAN, are an account's: a bank is named beside it as the place to pay to. */
const ACCOUNT = /\d(?:[ -]?\d){7}|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2}/;

/** What leads to an account's number as banks have it: an IBAN, a sort code, a branch. */
const FORM =
  /\b(?:IBAN|BIC|SWIFT|sort code|BSB|IFSC|MICR|routing|transit no|CLABE|CBU|BLZ|bankleitzahl|ag[êe]ncia|branch code)\b|支店|店番/iu;

/** Whether a line has what leads to an account's number as only banks have it. */
export const isInBanksForm = (line: TokenLine): boolean => FORM.test(textOf(line));

/** A line that says which account is meant. */
function isToPay(line: TokenLine | undefined): boolean {
  const text = line ? textOf(line) : '';
  return ACCOUNT.test(text) || FORM.test(text);
}

/** What stands behind a number is no name of whose paper it is: `Payment ref 07774 Harrow Bank`. */
const NUMBER = /\d{3}/;

/** A card's number, the most of it hidden: `**** 4418`, `XXXX-XXXX-XXXX-4418`. */
const HIDDEN = /(?:[*•●·xX]{4}[ -]?){1,3}\d{3,4}\b|\d{4}[ -]?\d{0,2}[*•●xX]{2,}/;

/** What a card is called by those who issue it. */
const SCHEME =
  /\b(?:visa|master ?card|maestro|american express|amex|diners club|jcb|unionpay|rupay|discover)\b/iu;

/** Different words of cards that no account of another kind prints by accident. */
const ENOUGH_OF_CARD = 2;

/** A bank that a line names, and not as what stands behind a label: `Trust account: Harrow Mill Bank`. */
function namesBank({ words }: TokenLine): boolean {
  if (words.length > SENTENCE) return false;
  let isValue = false;
  for (const cell of cellsOf(words)) {
    const text = textOf(cell);
    const [name = ''] = text.split(NUMBER);
    if (!isValue && (BANK.test(name) || namesIssuer(name))) return true;
    isValue = text.endsWith(':') && !BANK.test(text);
  }
  return false;
}

/** An account's number in a bank's form, or a card's. */
function isOwnNumber(line: TokenLine): boolean {
  const text = textOf(line);
  return line.words.length <= SENTENCE && (FORM.test(text) || HIDDEN.test(text));
}

const isOfCard = (line: TokenLine): boolean =>
  line.words.length <= SENTENCE && SCHEME.test(textOf(line));

/** Different words that only cards print, and one for a card's number. */
const cardWordsIn = (lines: readonly TokenLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => [
      ...phrasesIn(line, 'documents').flatMap(({ tag, from, to }) =>
        tag === 'cardWords' || tag === 'cardStatement'
          ? line.speech.folded.slice(from, to).join(' ')
          : [],
      ),
      ...phrasesIn(line, 'facts').flatMap(({ tag }) => (tag === 'cardNumber' ? tag : [])),
    ]),
  );

/**
 * What says that a paper is a bank's or a card's. `named`: the bank above the rows, or at the foot if it is not where one
 * pays to; a card's scheme, or words that only cards print. `numbered`: a number above the rows in the form that theirs
 * have, which a firm may print, too, to be paid.
 */
export function bankingOf({ others, top }: Outside): 'named' | 'numbered' | undefined {
  const isNamed = (line: TokenLine, i: number): boolean =>
    line.index < top
      ? namesBank(line) || isOfCard(line)
      : namesBank(line) && !isToPay(line) && !isToPay(others[i + 1]);
  if (cardWordsIn(others).size >= ENOUGH_OF_CARD || others.some(isNamed)) return 'named';
  return others.some((line) => line.index < top && isOwnNumber(line)) ? 'numbered' : undefined;
}
