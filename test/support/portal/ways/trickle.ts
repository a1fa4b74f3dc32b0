import { html } from 'hono/html';
import { stream } from 'hono/streaming';
import { pdfHeaders } from '../answer';
import type { Way } from '../types';

const PIECES = 20;
const PAUSE_MS = 150;

export const trickle: Way = {
  id: 'trickle',
  title: 'A link that is answered slowly',
  control: ({ id }) => html`<a href="/files/trickle/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => {
      const document = shelf.get(c.req.param('id'));
      if (!document) return c.notFound();
      pdfHeaders(c, document, 'attachment');
      const size = Math.ceil(document.bytes.length / PIECES);
      return stream(c, async (body) => {
        for (let at = 0; at < document.bytes.length; at += size) {
          await body.write(new Uint8Array(document.bytes.slice(at, at + size)));
          await body.sleep(PAUSE_MS);
        }
      });
    }),
};
