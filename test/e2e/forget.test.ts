import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { statementLines } from '@/test/support/views';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene({ pickup: false });
});

afterAll(() => scene?.close());

test('what is forgotten is gone when the popup closes before the time to undo is over', async () => {
  const documents = await Promise.all(['current-account', 'savings'].map(statementDocument));
  const full = await scene.browser.openExtensionPage('statements.html');
  await full.locator('input[type="file"]').setInputFiles(
    documents.map(({ fileName, bytes }) => ({
      name: fileName,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    })),
  );
  await statementLines(full).nth(1).waitFor();
  await full.close();

  for (const left of [1, 0]) {
    const popup = await scene.browser.openExtensionPage('popup.html');
    await popup
      .getByRole('button', { name: /^forget/i })
      .first()
      .click();
    await popup.getByRole('button', { name: 'Undo' }).waitFor();
    await popup.close();

    const later = await scene.browser.openExtensionPage('popup.html');
    await later
      .getByText(left === 0 ? 'This is the sample statement.' : 'Proven')
      .first()
      .waitFor();
    expect(await statementLines(later).count()).toBe(left);
    await later.close();
  }
});
