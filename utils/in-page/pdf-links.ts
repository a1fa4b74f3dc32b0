/** More links than a page of statements has. */
const MOST = 200;
const LONGEST_LABEL = 120;

export type PdfLink = { anchor: HTMLAnchorElement; url: string; label: string };

/** The links of a document that lead to PDFs, by their address, type or words; in open shadow roots too. */
export const pdfLinksOf = (page: Document): PdfLink[] =>
  anchorsIn(page)
    .filter(isPdf)
    .slice(0, MOST)
    .map((anchor) => ({ anchor, url: anchor.href, label: labelOf(anchor) }));

function anchorsIn(root: Document | ShadowRoot): HTMLAnchorElement[] {
  const within = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? anchorsIn(shadowRoot) : [],
  );
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]'), ...within];
}

function isPdf(anchor: HTMLAnchorElement): boolean {
  if (!/^(https?|blob):/.test(anchor.href)) return false;
  const words = [anchor.textContent, anchor.getAttribute('aria-label'), anchor.title].join(' ');
  return (
    anchor.type === 'application/pdf' ||
    /\.pdf\b/i.test(`${anchor.href} ${anchor.download}`) ||
    /\bpdf\b/i.test(words)
  );
}

/** The link's words; its row's, where those don't tell it from the others: "Download". */
function labelOf(anchor: HTMLAnchorElement): string {
  const words =
    tidy(anchor.textContent) || tidy(anchor.getAttribute('aria-label')) || tidy(anchor.title);
  if (/\d/.test(words)) return words;
  return tidy(rowOf(anchor)?.textContent) || words || tidy(anchor.download) || anchor.href;
}

/** The row that an element is in, out of its shadow root too. */
function rowOf(element: Element): Element | undefined {
  const row = element.closest('tr, li, [role="row"], [role="listitem"], article');
  if (row) return row;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? rowOf(root.host) : undefined;
}

const tidy = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL);
