/** Control characters, line and paragraph separators, halves of surrogate pairs, non-characters: no row's text needs them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

/** Most texts: printable ASCII and single spaces. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Hostile or odd text as one line: control characters become spaces, spaces collapse. Letters of any script stay. */
export const oneLine = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();

/** At most `limit` characters (code points, so that no letter is cut in half). */
export const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join('').trimEnd();

/**
 * Text in pieces of at most `limit` characters, cut at spaces where there are any: joined by a space, the pieces
 * are the text again.
 */
export const pieces = (text: string, limit: number): string[] => {
  const result: string[] = [];
  let letters = [...text];
  while (letters.length > limit) {
    const space = letters.lastIndexOf(' ', limit);
    const end = space > 0 ? space : limit;
    result.push(letters.slice(0, end).join(''));
    letters = letters.slice(space > 0 ? end + 1 : end);
  }
  return letters.length === 0 ? result : [...result, letters.join('')];
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text for the inside of an XML, HTML or SGML element, without characters that XML forbids.
 * OFX knows no entity for the quotation mark.
 */
export const escapeMarkup = (text: string): string =>
  text.replace(UNPRINTABLE, ' ').replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/** Letters and digits only, of ASCII: what account numbers and references may hold. */
export const asciiToken = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** An account number as printed where it fits, else its letters and digits only, and of those the last. */
export const fitAccount = (account: string, limit: number): string =>
  account.length <= limit ? account : asciiToken(account).slice(-limit);
