import { answerPdf } from '../answer';
import { onDocumentClick, scriptedButton } from '../script';
import type { Way } from '../types';

export const postByScript: Way = {
  id: 'post-by-script',
  title: 'A form that a script posts',
  control: scriptedButton,
  // Sent so, a form fires no event.
  script: onDocumentClick(`
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/files/post-by-script/' + id });
  document.body.append(form);
  form.submit();`),
  routes: (app, { shelf }) => {
    app.post('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment'));
    app.all('/:id', (c) => c.body(null, 405));
  },
};
