import { defineUnlistedScript } from '#imports';
import { pdfLinksOf } from '@/utils/in-page';

/** Run in a tab on the popup's behalf: answers its links to PDFs, and the language they are in. */
export default defineUnlistedScript(() => ({
  language: document.documentElement.lang,
  links: pdfLinksOf(document).map(({ url, label }) => ({ url, label })),
}));
