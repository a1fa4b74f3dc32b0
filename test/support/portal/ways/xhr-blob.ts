import { answerPdf } from '../answer';
import { onDocumentClick, saveBlob, scriptedButton } from '../script';
import type { Way } from '../types';

export const xhrBlob: Way = {
  id: 'xhr-blob',
  title: 'A script that uses XMLHttpRequest and gives the blob no PDF type',
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'bare')),
  script: onDocumentClick(`
  const request = new XMLHttpRequest();
  request.open('GET', '/files/xhr-blob/' + id);
  request.responseType = 'arraybuffer';
  await new Promise((resolve) => { request.onload = resolve; request.send(); });
  const blob = new Blob([request.response], { type: 'application/octet-stream' });${saveBlob}`),
};
