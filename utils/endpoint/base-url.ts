/** Why a text is no address of a service. */
export type BaseUrlProblem = 'notUrl' | 'notHttps' | 'hasMore';

export type BaseUrlRead = { ok: true; baseUrl: string } | { ok: false; problem: BaseUrlProblem };

const LOOPBACK = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const OPERATION = /\/(?:pdf2test|pdf2|pdf1|pdf)$/;

/**
 * The address of a service as a person writes it: https, or http on this machine; the operation's name at its end is
 * taken off. A user name, a query or a fragment in it could carry secrets, and belongs to no base URL.
 */
export function readBaseUrl(text: string): BaseUrlRead {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return { ok: false, problem: 'notUrl' };
  const url = new URL(trimmed);
  const isSecure =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSecure) return { ok: false, problem: 'notHttps' };
  if (url.username || url.password || url.search || url.hash)
    return { ok: false, problem: 'hasMore' };
  const path = url.pathname.replace(/\/+$/, '').replace(OPERATION, '');
  return { ok: true, baseUrl: `${url.origin}${path}` };
}

/** What the browser is asked to let the extension reach: the host, whatever the port. */
export function patternOfService(baseUrl: string): string {
  const { protocol, hostname } = new URL(baseUrl);
  return `${protocol}//${hostname}/*`;
}
