import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createIntake } from '@/entrypoints/background/intake';
import { createAdmission } from '@/utils/jobs';
import { openStore } from '@/utils/store';

beforeEach(() => fakeBrowser.reset());

test('the keys on a tab that cannot be read are answered in the list', async () => {
  vi.spyOn(browser.i18n, 'getMessage').mockReturnValue('Extract this PDF');
  const tab = await browser.tabs.create({ url: 'chrome://version/' });
  // Without access to a tab, the browser says neither its address nor its title.
  vi.spyOn(browser.tabs, 'get').mockImplementation(async () => ({
    ...tab,
    url: undefined,
    title: undefined,
  }));
  const store = openStore();
  const kept = async () => ({ retention: 'untilDeleted', session: 's' }) as const;
  const admission = createAdmission({ store, now: () => 1, kept });
  const read = vi.fn(async () => {});
  const intake = createIntake({ admission, read, capture: async () => {} });

  await intake.commandOnTab(tab.id ?? 0);
  expect((await store.jobs.list()).map(({ name, state }) => ({ name, state }))).toEqual([
    {
      name: 'Extract this PDF',
      state: { kind: 'failed', failure: { kind: 'capture', reason: 'notLetIn' } },
    },
  ]);
  // By which the badge is drawn.
  expect(read).toHaveBeenCalled();
});
