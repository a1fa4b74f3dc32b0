import { answerPdf } from '../answer';
import { onDocumentClick, scriptedButton } from '../script';
import type { Way } from '../types';

export const dataUrl: Way = {
  id: 'data-url',
  title: 'A script that saves a data: URL',
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'bare')),
  script: onDocumentClick(`
  const answer = await fetch('/files/data-url/' + id);
  const reader = new FileReader();
  reader.readAsDataURL(await answer.blob());
  await new Promise((resolve) => { reader.onload = resolve; });
  Object.assign(document.createElement('a'), { href: reader.result, download: name }).click();`),
};
