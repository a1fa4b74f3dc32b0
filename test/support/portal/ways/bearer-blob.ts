import { answerPdf } from '../answer';
import { onDocumentClick, saveBlob, scriptedButton } from '../script';
import type { Way } from '../types';

const TOKEN = 'meadowmere-demo-token';

export const bearerBlob: Way = {
  id: 'bearer-blob',
  title: 'A script that fetches with a bearer token and saves a blob',
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) =>
      c.req.header('Authorization') === `Bearer ${TOKEN}`
        ? answerPdf(c, shelf.get(c.req.param('id')), 'bare')
        : c.json({ error: 'unauthorized' }, 401),
    ),
  script: onDocumentClick(`
  const headers = { Authorization: 'Bearer ${TOKEN}' };
  const answer = await fetch('/files/bearer-blob/' + id, { headers });
  const blob = await answer.blob();${saveBlob}`),
};
