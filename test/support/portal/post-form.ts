import { html } from 'hono/html';
import type { Html } from './types';

/** A form of one button that asks for a document by POST. */
export function postForm(base: string, id: string): Html {
  return html`<form method="post" action="${base}/${id}">
    <button type="submit" data-document="${id}">Download PDF</button>
  </form>`;
}
