/**
 * One of some phrases as a part of a pattern; no letters go on before it, nor behind it, but where it ends in a star: `gültig*`.
 */
export function oneOf(phrases: readonly string[]): string {
  const forms = phrases.map((phrase) =>
    phrase.endsWith('*')
      ? phrase.slice(0, -1).replaceAll('.', '\\.')
      : `${phrase.replaceAll('.', '\\.')}(?!\\p{L})`,
  );
  return `(?<!\\p{L})(?:${forms.join('|')})`;
}

/** A pattern of words, whatever their case. */
export const says = (pattern: string): RegExp => new RegExp(pattern, 'iu');
