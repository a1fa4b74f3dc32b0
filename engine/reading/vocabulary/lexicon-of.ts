import type { Era, Language } from '../../languages';
import { fold } from '../../text';
import { buildLexicon } from './build-lexicon';
import type { Lexicon } from './lexicon';
import { toldBy } from './marks';

const isMeant = ({ onlyWith }: Era, words: readonly string[]): boolean =>
  onlyWith === undefined || words.some((word) => onlyWith.includes(fold(word)));

const built = new Map<string, Lexicon>();

/** The lexicon of these languages for a document of these words, built once. */
export function lexiconOf(used: readonly Language[], words: readonly string[] = []): Lexicon {
  const told = toldBy(words);
  const eras = used.flatMap((language) => language.eras ?? []).filter((era) => isMeant(era, words));
  const names = [
    ...used.map((language) => language.code),
    ...(told.crowns ? ['kr'] : []),
    ...(told.letters ? ['d/c'] : []),
    ...eras.flatMap((era) => era.onlyWith ?? []),
  ];
  const key = names.join();
  let lexicon = built.get(key);
  if (!lexicon) built.set(key, (lexicon = buildLexicon(used, told, eras)));
  return lexicon;
}
