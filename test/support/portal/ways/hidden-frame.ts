import { answerPdf } from '../answer';
import { onDocumentClick, scriptedButton } from '../script';
import type { Way } from '../types';

export const hiddenFrame: Way = {
  id: 'hidden-frame',
  title: 'A hidden frame that is answered as an attachment',
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'attachment')),
  script: onDocumentClick(`
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = '/files/hidden-frame/' + id;
  document.body.append(frame);`),
};
