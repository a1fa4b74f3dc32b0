import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

const sorry = new TextEncoder().encode(
  '<!doctype html><title>Sorry</title><p>Try again later.</p>',
);

export const htmlAttachment: Way = {
  id: 'html-attachment',
  title: 'A link that is answered as a PDF attachment, but holds a page',
  control: ({ id }) =>
    html`<a href="/files/html-attachment/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => {
      const document = shelf.get(c.req.param('id'));
      return answerPdf(c, document && { ...document, bytes: sorry }, 'attachment');
    }),
};
