import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const newTab: Way = {
  id: 'new-tab',
  title: 'A link to a new tab that is answered as an attachment',
  control: ({ id }) =>
    html`<a href="/files/new-tab/${id}" target="_blank" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment')),
};
