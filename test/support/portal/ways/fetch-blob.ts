import { answerPdf } from '../answer';
import { onDocumentClick, saveBlob, scriptedButton } from '../script';
import type { Way } from '../types';

export const fetchBlob: Way = {
  id: 'fetch-blob',
  title: 'A script that fetches, saves a blob and revokes it at once',
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'bare')),
  script: onDocumentClick(`
  const answer = await fetch('/files/fetch-blob/' + id);
  const blob = await answer.blob();${saveBlob}`),
};
