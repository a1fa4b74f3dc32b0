import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const redirect: Way = {
  id: 'redirect',
  title: 'A link that is redirected to an attachment',
  control: ({ id }) => html`<a href="/files/redirect/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) => {
    app.get('/:id', (c) => c.redirect(`/files/redirect/${c.req.param('id')}/file`));
    app.get('/:id/file', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment'));
  },
};
