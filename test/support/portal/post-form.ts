import { html } from 'hono/html';
import type { Html } from './types';

/** A form of one button that asks for a document by POST; `fields` are what else it sends. */
export function postForm(base: string, id: string, fields: Html | string = ''): Html {
  return html`<form method="post" action="${base}/${id}">
    ${fields}<button type="submit" data-document="${id}">Download PDF</button>
  </form>`;
}
