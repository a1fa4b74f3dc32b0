import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@/test/support/eventually';
import { demoDocuments } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import { openNewestStatement } from '@/test/support/views';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
  scene.portal.shelf.put(...(await demoDocuments()));
});

afterAll(() => scene?.close());

// A popup is opened small, and grows to what it shows.
test('the browser draws the popup as wide as it is meant to be', async () => {
  const empty = await scene.popup();
  await eventually(async () => expect(await empty.evaluate(() => innerWidth)).toBe(480));
  await empty.close();

  await scene.click('current-account');
  const popup = await scene.popup();
  await openNewestStatement(popup);
  await eventually(async () =>
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([480, 600]),
  );
});
