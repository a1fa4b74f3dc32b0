import { answerPdf } from '../answer';
import { postForm } from '../post-form';
import type { Way } from '../types';

export const postAttachment: Way = {
  id: 'post-attachment',
  title: 'A form that posts and is answered as an attachment',
  control: ({ id }) => postForm('/files/post-attachment', id),
  routes: (app, { shelf }) => {
    app.post('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment'));
    app.all('/:id', (c) => c.body(null, 405));
  },
};
