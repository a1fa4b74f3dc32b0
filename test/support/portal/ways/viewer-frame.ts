import { html } from 'hono/html';
import { answerPdf } from '../answer';
import { page } from '../layout';
import type { Way } from '../types';

export const viewerFrame: Way = {
  id: 'viewer-frame',
  title: 'A page that shows the PDF in a frame',
  control: ({ id }) => html`<a href="/files/viewer-frame/${id}" data-document="${id}">View</a>`,
  routes: (app, { shelf }) => {
    app.get('/:id', (c) => {
      const source = `/files/viewer-frame/${c.req.param('id')}/pdf`;
      const frame = html`<iframe class="viewer" title="Statement" src="${source}"></iframe>`;
      return c.html(page('Statement', true, frame));
    });
    app.get('/:id/pdf', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'inline'));
  },
};
