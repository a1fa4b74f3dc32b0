/** The host of an address, to show to people; of a `blob:` address, the host of the page that made it. */
export function siteNameOf(url: string): string | undefined {
  const address = url.replace(/^blob:/, '');
  return URL.canParse(address) ? new URL(address).hostname || undefined : undefined;
}

/** What to call the PDF behind an address: its file name where it has one, else the link's words, else its site. */
export function nameOf(url: string, label?: string): string {
  const segment = URL.canParse(url) ? decode(new URL(url).pathname.split('/').at(-1) ?? '') : '';
  if (/\.pdf$/i.test(segment)) return segment;
  return label || segment || siteNameOf(url) || url;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
