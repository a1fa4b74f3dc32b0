import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const sessionOver: Way = {
  id: 'session-over',
  title: 'A link whose answer ends the session: asked again, it is refused',
  control: ({ id }) =>
    html`<a href="/files/session-over/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) => {
    const answered = new Set<string>();
    app.get('/:id', (c) => {
      const id = c.req.param('id');
      if (answered.has(id))
        return c.html('<!doctype html><title>403</title><p>Please log in again.</p>', 403);
      answered.add(id);
      return answerPdf(c, shelf.get(id), 'attachment');
    });
  },
};
