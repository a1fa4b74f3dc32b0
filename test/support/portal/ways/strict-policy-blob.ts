import { answerPdf } from '../answer';
import { onDocumentClick, saveBlob, scriptedButton } from '../script';
import type { Way } from '../types';

export const strictPolicyBlob: Way = {
  id: 'strict-policy-blob',
  title: 'A script that saves a blob under a strict content security policy',
  contentSecurityPolicy:
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  control: scriptedButton,
  routes: (app, { shelf }) =>
    app.get('/:id', (c) => answerPdf(c, shelf.get(c.req.param('id')), 'bare')),
  script: onDocumentClick(`
  const answer = await fetch('/files/strict-policy-blob/' + id);
  const blob = await answer.blob();${saveBlob}`),
};
