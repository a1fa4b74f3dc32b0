import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { runScriptsOn } from '@/utils/capture';

test('sites get their scripts, though the browser refused those before', async () => {
  const getRegisteredContentScripts = vi
    .fn<() => Promise<object[]>>(async () => [])
    .mockRejectedValueOnce(new Error('Not now.'));
  const registerContentScripts = vi.fn<(scripts: { id: string }[]) => Promise<void>>();
  Object.assign(browser.scripting, { getRegisteredContentScripts, registerContentScripts });
  Object.assign(browser.tabs, { query: async () => [] });

  await expect(runScriptsOn([])).rejects.toThrow('Not now.');
  await runScriptsOn([{ pattern: 'https://bank.example/*', buttons: true }]);
  const ids = registerContentScripts.mock.calls.flatMap(([scripts]) => scripts.map(({ id }) => id));
  expect(ids).toEqual(['pickup', 'hook', 'buttons']);
});
