import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const downloadHost: Way = {
  id: 'download-host',
  title: 'A link to another host, signed, answered as an attachment',
  control: ({ id }, { downloadHost: host, tickets }) =>
    html`<a href="${host()}/download-host/${id}?ticket=${tickets.issue()}" data-document="${id}"
      >Download PDF</a
    >`,
  downloadHostRoutes: (app, { shelf, tickets }) =>
    app.get('/:id', (c) =>
      tickets.has(c.req.query('ticket'))
        ? answerPdf(c, shelf.get(c.req.param('id')), 'attachment')
        : c.body(null, 403),
    ),
};
