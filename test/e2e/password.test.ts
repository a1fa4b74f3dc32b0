import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import {
  jobLine,
  openNewestStatement,
  plainShown,
  plainTruth,
  readStatement,
} from '@/test/support/views';

let scene: Scene;
let document: StatementDocument;

beforeAll(async () => {
  [scene, document] = await Promise.all([setScene(), statementDocument('locked')]);
  scene.portal.shelf.put(document);
});

afterAll(() => scene?.close());

test('a protected statement asks for its password, says when it is wrong, and opens with the right one', async () => {
  await scene.click(document.id);
  const popup = await scene.popup();
  const line = jobLine(popup, 'needsPassword');
  const field = line.getByLabel(/password/i);

  await field.fill('not this');
  await line.getByRole('button', { name: /unlock/i }).click();
  await line.and(popup.locator(':has([aria-invalid="true"])')).waitFor();

  await field.fill(document.password ?? '');
  await line.getByRole('button', { name: /unlock/i }).click();
  await openNewestStatement(popup);
  const shown = await readStatement(popup);
  const [first] = document.truth.accounts.flatMap(plainTruth);
  expect(plainShown(shown)).toContainEqual(first);
});
