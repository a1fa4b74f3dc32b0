import { html } from 'hono/html';
import { page } from '../layout';
import type { Way } from '../types';

export const htmlPage: Way = {
  id: 'html-page',
  title: 'A link to a .pdf that is answered with a page',
  control: ({ id }) =>
    html`<a href="/files/html-page/${id}.pdf" data-document="${id}">Download PDF</a>`,
  routes: (app) =>
    app.get('/:file', (c) =>
      c.html(page('Please wait', true, html`<p>Your statement is being prepared.</p>`)),
    ),
};
