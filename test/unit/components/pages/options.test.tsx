// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { OptionsPage } from '@/components/pages/options';
import type { Retention } from '@/utils/messaging';
import { draw, type Drawn } from '@/test/support/draw';
import { createFakeBackground, record, type World } from '@/test/support/fake-background';
import { testParts, type TestParts } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

const open = async (
  world: World = {},
  kept: Retention = 'days30',
): Promise<Drawn & { asked: string[]; parts: TestParts }> => {
  const { api, asked } = createFakeBackground(world);
  const parts = testParts(api);
  const drawn = draw(<OptionsPage parts={{ ...parts, loadRetention: async () => kept }} />);
  await settle();
  return { ...drawn, asked, parts };
};

describe('the options', () => {
  it('give a site’s permission back', async () => {
    const { named, click, asked } = await open({
      sites: [{ pattern: 'https://bank.example/*', buttons: true }],
    });
    click(named('[role=switch]', 'bank.example'));
    click(named('[role=switch]', /Extract.*bank\.example/));
    expect(asked).toEqual([
      'switchOff https://bank.example/*',
      'buttons https://bank.example/* false',
    ]);
  });
  it('show and set how long statements stay', async () => {
    const { root, click, asked } = await open();
    const choice = (value: string) => root.querySelector<HTMLInputElement>(`[value=${value}]`);
    expect(choice('days30')?.checked).toBe(true);
    click(choice('session') ?? root);
    await settle();
    expect(asked).toEqual(['retain session']);
  });
  it('ask before a time is set that statements are past, and pass over it with the arrow keys', async () => {
    const { root, named, click, asked } = await open(
      { over: { days30: { entries: 2 } } },
      'untilDeleted',
    );
    const choose = async (value: string) => {
      click(root.querySelector<HTMLInputElement>(`[value=${value}]`) ?? root);
      await settle();
    };
    await choose('days30');
    expect(asked).toEqual([]);
    expect(root.textContent).toContain('2 statements and files have been here for longer');
    await choose('session');
    expect(root.textContent).not.toContain('for longer');
    expect(asked).toEqual(['retain session']);
    await choose('days30');
    click(named('button', 'Cancel'));
    await settle();
    expect(root.querySelector<HTMLInputElement>('[value=untilDeleted]')?.checked).toBe(true);
    expect(asked).toEqual(['retain session']);
    await choose('days30');
    click(named('button', 'Forget what is older'));
    await settle();
    expect(asked).toEqual(['retain session', 'retain days30']);
    expect(root.textContent).not.toContain('for longer');
  });
  it('ask before exports are forgotten, too', async () => {
    const { root, click, asked } = await open({ over: { days30: { exported: true } } }, 'session');
    click(root.querySelector<HTMLInputElement>('[value=days30]') ?? root);
    await settle();
    expect(root.textContent).toContain('Rows were exported longer ago than that');
    expect(asked).toEqual([]);
  });
  it('forget everything, and take that back', async () => {
    const { named, click, asked, parts } = await open({
      statements: [record('march.pdf', shown.proven), record('card.pdf', shown.cardUsers)],
    });
    click(named('button', 'Forget all statements'));
    click(named('button', 'Undo'));
    parts.wait(60_000);
    expect(asked).toEqual([]);
    click(named('button', 'Forget all statements'));
    act(() => parts.wait(60_000));
    await settle();
    expect(asked).toEqual(['removeAll']);
  });
  it('say whether files can be read, and how to let them be', async () => {
    const { root, named, click, asked } = await open({ fileAccess: 'off' });
    expect(root.querySelector('[data-file-access=off]')?.textContent).toContain('can’t');
    click(named('button', 'Open the browser’s settings'));
    expect(asked).toEqual(['fileSettings']);
    expect((await open({ fileAccess: 'on' })).root.querySelector('.options-steps')).toBeNull();
  });
  it('name files as the person likes, showing what comes of it', async () => {
    const { root, named, type, click, parts } = await open();
    const example = () => root.querySelector('[data-part=example]')?.textContent;
    const pattern = named('#' + (root.querySelector('.options-names input')?.id ?? ''), '');
    type(pattern, '{to}/{issuer}');
    expect(example()).toBe('For example: 2025-03-31 Harbour Savings Bank.csv');
    expect(parts.preferred).toEqual([{ namePattern: '{to}/{issuer}' }]);
    click(named('button', 'Use the usual name'));
    expect(example()).toBe('For example: Harbour Savings Bank 4471 2025-03-01–2025-03-31.csv');
  });
});
