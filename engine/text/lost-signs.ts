/**
 * Signs of currencies that a font of one byte a character cuts down to the last one, as generators of PDFs do that know
 * none of them: `₹` (U+20B9) is shown as `¹` (U+00B9). By what is shown.
 */
const SIGNS: Readonly<Record<string, string>> = {
  '¡': '₡',
  '¦': '₦',
  '©': '₩',
  ª: '₪',
  '«': '₫',
  '±': '₱',
  '²': '₲',
  '´': '₴',
  µ: '₵',
  '¸': '₸',
  '¹': '₹',
  º: '₺',
  '¼': '₼',
  '½': '₽',
  '¾': '₾',
};

/** One of them between a sign and an amount of money: groups, or two decimals. */
const LOST = /^([-+−(]*)([¡¦©ª«±²´µ¸¹º¼½¾])(?=\d{1,3}(?:,\d{2,3})+(?!\d)|\d+\.\d\d(?!\d))/u;

/** Whether a word is an amount whose currency was cut down. */
export const hasLostSign = (text: string): boolean => LOST.test(text);

/** Such a word with the sign that was meant. */
export const withSign = (text: string): string =>
  text.replace(LOST, (_, before: string, sign: string) => before + (SIGNS[sign] ?? sign));
