import { html } from 'hono/html';
import { answerPdf } from '../answer';
import { postForm } from '../post-form';
import type { Way } from '../types';

/** Frameworks name the action to take so; the field then hides the form's own `method`. */
const FIELD = html`<input type="hidden" name="method" value="download" />`;

export const postNamedMethod: Way = {
  id: 'post-named-method',
  title: 'A form that posts a field named “method”',
  control: ({ id }) => postForm('/files/post-named-method', id, FIELD),
  routes: (app, { shelf }) => {
    app.post('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment'));
    app.all('/:id', (c) => c.body(null, 405));
  },
};
