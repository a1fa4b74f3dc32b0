import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const downloadAttribute: Way = {
  id: 'download-attribute',
  title: 'A link with the download attribute, answered without a name',
  control: ({ id, fileName }) =>
    html`<a href="/files/download-attribute/${id}" download="${fileName}" data-document="${id}">
      Download PDF
    </a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'bare')),
};
