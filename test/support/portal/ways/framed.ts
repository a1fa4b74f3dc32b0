import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const framed: Way = {
  id: 'framed',
  title: 'A link inside a frame',
  control: ({ id }) => html`<iframe title="Download" src="/files/framed/${id}"></iframe>`,
  routes: (app, { shelf }) => {
    app.get('/:id', (c) => {
      const id = c.req.param('id');
      return c.html(
        html`<!doctype html><title>Download</title>
          <a href="/files/framed/${id}/statement.pdf" data-document="${id}">Download PDF</a>`,
      );
    });
    app.get('/:id/statement.pdf', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment'));
  },
};
