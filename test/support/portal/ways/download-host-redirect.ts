import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const downloadHostRedirect: Way = {
  id: 'download-host-redirect',
  title: 'A link that is redirected to another host',
  control: ({ id }) =>
    html`<a href="/files/download-host-redirect/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { downloadHost, tickets }) =>
    app.get('/:id', (c) => {
      const path = `/download-host-redirect/${c.req.param('id')}?ticket=${tickets.issue()}`;
      return c.redirect(downloadHost() + path);
    }),
  downloadHostRoutes: (app, { shelf, tickets }) =>
    app.get('/:id', (c) =>
      tickets.has(c.req.query('ticket'))
        ? answerPdf(c, shelf.get(c.req.param('id')), 'attachment')
        : c.body(null, 403),
    ),
};
