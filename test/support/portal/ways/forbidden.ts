import { html } from 'hono/html';
import type { Way } from '../types';

export const forbidden: Way = {
  id: 'forbidden',
  title: 'A link that is answered 403',
  control: ({ id }) =>
    html`<a href="/files/forbidden/${id}.pdf" data-document="${id}">Download PDF</a>`,
  routes: (app) =>
    app.get('/:file', (c) => c.html('<!doctype html><title>403</title><p>Not allowed.</p>', 403)),
};
