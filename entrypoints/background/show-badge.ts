import { browser } from 'wxt/browser';
import { badgeOf } from '@/utils/jobs';
import { lookedAt } from '@/utils/settings';
import type { Store } from '@/utils/store';

const COLOURS = { working: '#5b6472', attention: '#b3261e', done: '#1f6f54' };

export async function showBadge(store: Store): Promise<void> {
  const { text, tone } = badgeOf(await store.jobs.list(), await lookedAt.getValue());
  await browser.action.setBadgeText({ text });
  await browser.action.setBadgeBackgroundColor({ color: COLOURS[tone] });
}
