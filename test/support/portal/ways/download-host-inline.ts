import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const downloadHostInline: Way = {
  id: 'download-host-inline',
  title: 'A link to another host, signed, shown in the viewer',
  control: ({ id }, { downloadHost: host, tickets }) =>
    html`<a
      href="${host()}/download-host-inline/${id}?ticket=${tickets.issue()}"
      data-document="${id}"
      >Open PDF</a
    >`,
  downloadHostRoutes: (app, { shelf, tickets }) =>
    app.get('/:id', (c) =>
      tickets.has(c.req.query('ticket'))
        ? answerPdf(c, shelf.get(c.req.param('id')), 'inline')
        : c.body(null, 403),
    ),
};
