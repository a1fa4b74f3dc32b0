import { answerPdf } from '../answer';
import { onDocumentClick, scriptedButton } from '../script';
import type { Way } from '../types';

export const openBlob: Way = {
  id: 'open-blob',
  title: 'A script that opens a blob in a new tab',
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'bare')),
  script: onDocumentClick(`
  const answer = await fetch('/files/open-blob/' + id);
  window.open(URL.createObjectURL(await answer.blob()));`),
};
