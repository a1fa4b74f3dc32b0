/** Whether a character code is one of `0` to `9`. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a text ends in a character of one code unit; asked of every word, and faster than to compare texts. */
export const endsIn = (text: string, character: string): boolean =>
  text.charCodeAt(text.length - 1) === character.charCodeAt(0);

/** Whether a text has a digit; asked of every word, and faster than a pattern of words so short. */
export function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (isDigit(text.charCodeAt(i))) return true;
  return false;
}
