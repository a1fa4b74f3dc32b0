import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const oneTime: Way = {
  id: 'one-time',
  title: 'A link that is good for one request',
  control: ({ id }, { tickets }) =>
    html`<a href="/files/one-time/${id}?ticket=${tickets.issue()}" data-document="${id}">
      Download PDF
    </a>`,
  routes: (app, { shelf, tickets }) =>
    app.get('/:id', (c) =>
      tickets.spend(c.req.query('ticket'))
        ? answerPdf(c, shelf.get(c.req.param('id')), 'attachment')
        : c.html('<!doctype html><title>410</title><p>This link was used already.</p>', 410),
    ),
};
