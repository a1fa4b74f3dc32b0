import { render, type ComponentChild } from 'preact';
import type { PageParts } from '@/components/desk';
import { LanguageProvider } from '@/components/locale';
import { pageParts } from './page-parts';

/** Draws a page of the extension into its document. */
export const mount = (draw: (parts: PageParts) => ComponentChild): void => {
  const parts = pageParts();
  const { text } = parts.language;
  document.documentElement.lang = text('languageTag');
  document.documentElement.dir = text('languageDirection');
  render(<LanguageProvider value={parts.language}>{draw(parts)}</LanguageProvider>, document.body);
};
