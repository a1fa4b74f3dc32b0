import { html } from 'hono/html';
import { answerPdf } from '../answer';
import type { Way } from '../types';

export const shadowRoot: Way = {
  id: 'shadow-root',
  title: 'A link inside an open shadow root',
  control: ({ id }) => html`<span data-shadow="${id}"></span>`,
  routes: (app, { shelf }) =>
    app.get('/:file', (c) =>
      answerPdf(c, shelf.get(c.req.param('file').replace(/\.pdf$/, '')), 'attachment'),
    ),
  script: `for (const host of document.querySelectorAll('[data-shadow]')) {
  const link = document.createElement('a');
  link.href = '/files/shadow-root/' + host.dataset.shadow + '.pdf';
  link.dataset.document = host.dataset.shadow;
  link.textContent = 'Download PDF';
  host.attachShadow({ mode: 'open' }).append(link);
}`,
};
