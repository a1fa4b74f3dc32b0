import { af } from './af';
import { bg } from './bg';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { et } from './et';
import { fi } from './fi';
import { fr } from './fr';
import { hr } from './hr';
import { hu } from './hu';
import { id } from './id';
import { is } from './is';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { lt } from './lt';
import { lv } from './lv';
import { mk } from './mk';
import { ms } from './ms';
import { nl } from './nl';
import { no } from './no';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { sk } from './sk';
import { sl } from './sl';
import { sr } from './sr';
import { sv } from './sv';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import { zh } from './zh';
import type { World } from './types';

export type { Names, Templates, Words, World } from './types';

const WORLDS: Readonly<Record<string, World>> = {
  en,
  af,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  cs,
  sv,
  no,
  da,
  fi,
  tr,
  ru,
  el,
  hu,
  ro,
  id,
  ms,
  ja,
  ko,
  zh,
  lv,
  et,
  lt,
  sl,
  hr,
  sk,
  is,
  bg,
  uk,
  sr,
};

/** Worlds that no random statement is drawn in: another language would change what every seed draws. */
const FURTHER: Readonly<Record<string, World>> = { mk, vi };

/** ISO 639-1 codes of the languages that random statements are drawn in. */
export const LANGUAGES = Object.keys(WORLDS);

/** A language's world; throws on a language that has none. */
export function worldOf(language: string): World {
  const found = WORLDS[language] ?? FURTHER[language];
  if (!found) throw new Error(`Cannot write in "${language}": there is no world of that language`);
  return found;
}
