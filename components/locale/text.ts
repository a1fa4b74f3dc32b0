import type messages from '@/public/_locales/en/messages.json';

/** A key of `_locales/en/messages.json`. */
export type MessageKey = keyof typeof messages;

/** Keys that exist once per plural category: `rows` for `rows_one`, `rows_other` … */
export type PluralKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** `browser.i18n.getMessage`: the message with $1 … $9 filled in, or '' for an unknown key. */
export type GetMessage = (key: string, substitutions: string[]) => string;

/** The product's texts in the person's language. */
export type Text = {
  (key: MessageKey, ...substitutions: string[]): string;
  /** A text that another part of the product names by its key; '' where there is none. */
  named(key: string, ...substitutions: string[]): string;
  /** The form for `count` of such a text, by its stem. */
  namedCount(stem: string, count: number, ...substitutions: string[]): string;
  /** The form of a text for `count`; `$1` is the count as the locale writes it. */
  count(key: PluralKey, count: number, ...substitutions: string[]): string;
};

/**
 * Texts from a source of messages. A language without its own form for a count
 * falls back to `_other`, which every language has.
 */
export const createText = (getMessage: GetMessage, locale: string): Text => {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const count: Text['namedCount'] = (key, n, ...substitutions) => {
    const filled = [number.format(n), ...substitutions];
    return getMessage(`${key}_${plural.select(n)}`, filled) || getMessage(`${key}_other`, filled);
  };
  return Object.assign(
    (key: MessageKey, ...substitutions: string[]) => getMessage(key, substitutions),
    {
      count,
      namedCount: count,
      named: (key: string, ...filled: string[]) => getMessage(key, filled),
    },
  );
};
