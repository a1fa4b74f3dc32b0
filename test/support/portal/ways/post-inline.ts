import { answerPdf } from '../answer';
import { postForm } from '../post-form';
import type { Way } from '../types';

export const postInline: Way = {
  id: 'post-inline',
  title: 'A form that posts and opens in the browser’s viewer',
  control: ({ id }) => postForm('/files/post-inline', id),
  routes: (app, { shelf }) => {
    app.post('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'inline'));
    app.all('/:id', (c) => c.body(null, 405));
  },
};
