import { html } from 'hono/html';
import { answerPdf } from '../answer';
import { page } from '../layout';
import type { Way } from '../types';

export const embed: Way = {
  id: 'embed',
  title: 'A page that embeds the PDF',
  control: ({ id }) => html`<a href="/files/embed/${id}" data-document="${id}">View</a>`,
  routes: (app, { shelf }) => {
    app.get('/:id', (c) => {
      const source = `/files/embed/${c.req.param('id')}/pdf`;
      return c.html(
        page('Statement', true, html`<embed src="${source}" type="application/pdf" />`),
      );
    });
    app.get('/:id/pdf', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'inline'));
  },
};
