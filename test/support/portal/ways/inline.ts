import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const inline: Way = {
  id: 'inline',
  title: 'A link that opens in the browser’s viewer',
  control: ({ id }) => html`<a href="/files/inline/${id}" data-document="${id}">View PDF</a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'inline')),
};
