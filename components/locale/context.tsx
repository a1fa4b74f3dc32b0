import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Format } from './format';
import type { Text } from './text';

/** The person's language: texts and formats, given once by the page. */
export type Language = {
  /** BCP 47: how the person writes dates and figures. */
  locale: string;
  text: Text;
  format: Format;
};

const LanguageContext = createContext<Language | undefined>(undefined);

export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): Language => {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('Cannot draw a component: no LanguageProvider around it');
  return language;
};
