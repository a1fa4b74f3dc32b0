import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const attachment: Way = {
  id: 'attachment',
  title: 'A link that is answered as an attachment',
  control: ({ id }) =>
    html`<a href="/files/attachment/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment')),
};
