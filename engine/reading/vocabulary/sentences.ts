/**
 * `year.`, `2025.`, `$35.00.`, `17.69%.`: neither a number that a language writes with a dot nor a letter that stands
 * for a word.
 */
const ENDS_SENTENCE =
  /(?:\p{Ll}{2}|[\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Arabic}]{2}|\d{4}|[-/.,]\d{2,3}|[%)€$£])[.!?]$|[。！？]$/u;

/** Marks that sentences end in, as codes: few words end so. */
const MARKS: ReadonlySet<number> = new Set([...'.!?。！？'].map((mark) => mark.charCodeAt(0)));

/** Whether a word, as printed, ends a sentence. */
export const endsSentence = (text: string): boolean =>
  MARKS.has(text.charCodeAt(text.length - 1)) && ENDS_SENTENCE.test(text);
