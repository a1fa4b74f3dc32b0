import { html } from 'hono/html';
import { stream } from 'hono/streaming';
import { pdfHeaders } from '../answer';
import type { Way } from '../types';

export const HUGE_BYTES = 500 * 1024 ** 2;
const PIECE = new Uint8Array(4 * 1024 ** 2);

export const huge: Way = {
  id: 'huge',
  title: 'A link that is answered with 500 MB',
  control: ({ id }) => html`<a href="/files/huge/${id}" data-document="${id}">Download PDF</a>`,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => {
      const document = shelf.get(c.req.param('id'));
      if (!document) return c.notFound();
      pdfHeaders(c, document, 'attachment');
      c.header('Content-Length', String(HUGE_BYTES));
      return stream(c, async (body) => {
        await body.write(new TextEncoder().encode('%PDF-1.7'));
        for (let left = HUGE_BYTES - 8; left > 0 && !body.aborted; left -= PIECE.length)
          await body.write(PIECE.subarray(0, left));
      });
    }),
};
