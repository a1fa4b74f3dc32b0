// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { Popup } from '@/components/pages/popup';
import { draw, type Drawn } from '@/test/support/draw';
import { createFakeBackground, job, record, type World } from '@/test/support/fake-background';
import { testParts, type TestParts } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';

const march = record('march.pdf', shown.proven);
const card = record('card.pdf', shown.cardUsers, 60);
const bank = {
  site: 'bank.example',
  pattern: 'https://bank.example/*',
  links: [
    { url: 'https://bank.example/3.pdf', label: 'March', month: '2025-03', frameId: 0 },
    { url: 'https://bank.example/2.pdf', label: 'February', month: undefined, frameId: 0 },
  ],
};

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

const open = async (world: World): Promise<Drawn & { asked: string[]; parts: TestParts }> => {
  const { api, asked } = createFakeBackground(world);
  const parts = testParts(api);
  const drawn = draw(<Popup parts={parts} />);
  await settle();
  return { ...drawn, asked, parts };
};

describe('the popup', () => {
  it('shows a new install one sentence, the sample statement and one button', async () => {
    const { root, named, click, parts } = await open({});
    expect(root.textContent).toContain('Counterfoil turns the PDF statements');
    expect(root.querySelector('.statement-preview')?.textContent).toContain('Proven: 5 of 5 rows');
    click(named('button', 'Choose a statement'));
    expect(parts.opened).toEqual(['statements']);
  });
  it('opens the newest statement, with Copy and Download at hand', async () => {
    const { named } = await open({ statements: [march, card] });
    expect(named('section', 'Harbour Savings Bank')).toBeDefined();
    expect(named('button', 'Copy')).toBeDefined();
    expect(named('button', 'Download CSV')).toBeDefined();
  });
  it('leaves the focus where it is', async () => {
    await open({ statements: [march, card], jobs: [job('april.pdf', { kind: 'capturing' })] });
    expect(document.activeElement).toBe(document.body);
  });
  it('offers the statements of the page first', async () => {
    const { root, named, click, asked } = await open({ statements: [march], look: bank });
    expect(root.querySelector('.statement')).toBeNull();
    expect(named('button', '2 statements on this page').getAttribute('aria-expanded')).toBe('true');
    const button = named('button', 'Extract March');
    click(button);
    expect(asked).toContain('link 1 https://bank.example/3.pdf');
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(button.textContent).toBe('Added');
    expect(named('button', 'Extract February').hasAttribute('disabled')).toBe(false);
  });
  it('extracts the PDF that the tab shows', async () => {
    const { named, click, asked } = await open({ look: { ...bank, links: [], isPdf: true } });
    click(named('button', 'Extract'));
    expect(asked).toContain('tab 1');
  });
  it('asks for the site in the click itself', async () => {
    const { named, click, asked } = await open({ look: bank });
    click(named('[role=switch]', 'Pick up statements from this site'));
    expect(asked).toContain('switchOn https://bank.example/*');
  });
  it('lists further hosts that statements come from, and asks for those that are left in', async () => {
    const furtherHosts = ['https://files.example/*', 'https://docs.example/*'];
    const { named, click, asked, root } = await open({ look: { ...bank, furtherHosts } });
    const further = [...root.querySelectorAll<HTMLElement>('.page-further')];
    expect(further.map(({ textContent }) => textContent)).toEqual([
      'Also from files.example, where its statements come from',
      'Also from docs.example, where its statements come from',
    ]);
    further[1]?.querySelector('input')?.click();
    await settle();
    click(named('[role=switch]', 'Pick up statements from this site'));
    expect(asked).toContain('switchOn https://bank.example/* https://files.example/*');
  });
  it('lets a further host in later, of a page and of what could not be had', async () => {
    const look = { ...bank, pickup: true, furtherHosts: ['https://files.example/*'] };
    const failure = {
      kind: 'capture',
      reason: 'otherHost',
      site: 'https://bank.example/*',
      host: 'https://docs.example/*',
    } as const;
    const { named, click, asked, root } = await open({
      look,
      jobs: [job('march.pdf', { kind: 'failed', failure })],
    });
    click(named('button', 'Also pick up from files.example'));
    expect(asked.at(-1)).toBe('switchOn https://bank.example/* https://files.example/*');
    expect(root.querySelector('[data-part=what]')?.textContent).toContain('docs.example');
    click(named('button', 'Also pick up from docs.example'));
    expect(asked.at(-1)).toBe('switchOn https://bank.example/* https://docs.example/*');
  });
  it('says once, as a site is switched on, how to get at links that work only once', async () => {
    const { root, named, click, parts } = await open({ look: bank, fileAccess: 'off' });
    expect(root.textContent).not.toContain('only once');
    click(named('[role=switch]', 'Pick up statements from this site'));
    await settle();
    click(named('button', 'Show how'));
    expect(parts.opened).toEqual(['options']);
    const ready = await open({ look: bank, fileAccess: 'on' });
    ready.click(ready.named('[role=switch]', 'Pick up statements from this site'));
    await settle();
    expect(ready.root.textContent).not.toContain('only once');
  });
  it('says so when the browser gives no access, and leaves the switch off', async () => {
    const { root, named, click } = await open({ look: bank, grants: false });
    const pickup = named('[role=switch]', 'Pick up statements from this site');
    click(pickup);
    await settle();
    expect(root.querySelector('[role=alert]')?.textContent).toContain('bank.example');
    expect(pickup.getAttribute('aria-checked')).toBe('false');
  });
  it('says aloud once more what it said before', async () => {
    const { root, press } = await open({ statements: [march] });
    const said = () => root.querySelector('.spoken[role=status]')?.firstElementChild;
    press(document.body, 'c');
    await settle();
    const first = said();
    expect(first?.textContent).toMatch(/copied/);
    press(document.body, 'c');
    await settle();
    expect(said()?.textContent).toBe(first?.textContent);
    expect(said()).not.toBe(first);
  });
  it('acts on its keys, except while someone types', async () => {
    const { root, named, press, parts } = await open({ statements: [march] });
    press(document.body, 'c');
    await settle();
    press(document.body, 'd');
    await settle();
    expect([parts.copies.length, parts.files.length]).toEqual([1, 1]);
    press(document.body, '/');
    const filter = named('input', 'Filter the rows');
    expect(document.activeElement).toBe(filter);
    press(filter, 'c');
    await settle();
    expect(parts.copies).toHaveLength(1);
    press(document.body, '?');
    expect(root.querySelector('dialog')?.textContent).toContain('Filter the rows');
  });
  it('goes back on Escape', async () => {
    const { root, press } = await open({ statements: [march] });
    press(document.body, 'Escape');
    expect(root.querySelector('.statement')).toBeNull();
  });
  it('takes a forgotten statement back', async () => {
    const { root, named, click, asked } = await open({ statements: [march, card] });
    click(named('button', 'Forget Harbour Savings Bank'));
    expect(root.querySelector('[data-statement-id="statement-march.pdf"]')).toBeNull();
    click(named('button', 'Undo'));
    expect(root.querySelector('[data-statement-id="statement-march.pdf"]')).not.toBeNull();
    expect(asked.filter((command) => command.startsWith('remove'))).toEqual([]);
  });
  it('says aloud what becomes of a job', async () => {
    const { api, jobs } = createFakeBackground({});
    const { root } = draw(<Popup parts={testParts(api)} />);
    await settle();
    act(() => {
      jobs.value = [job('april.pdf', { kind: 'capturing' })];
    });
    expect(root.querySelector('[aria-live=polite]')?.textContent).toBe(
      'april.pdf: fetching the file.',
    );
  });
});

describe('the popup’s keys', () => {
  /** @returns whether the browser's own follows */
  const press = (key: string): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );

  it('leave the arrows to scrolling where no statement is open', async () => {
    await open({});
    expect([press('ArrowDown'), press('ArrowUp')]).toEqual([true, true]);
  });
  it('of a single character are switched off where they are listed, and others still act', async () => {
    const { named, click, parts } = await open({ statements: [march] });
    press('c');
    await settle();
    expect(parts.copies).toHaveLength(1);
    click(named('button', 'Keys'));
    await settle();
    click(named('[role=switch]', 'Use keys of a single character: /, c, d, ?'));
    await settle();
    click(named('dialog button', 'Close'));
    for (const key of ['c', 'd', '/', '?']) expect(press(key)).toBe(true);
    await settle();
    expect([parts.copies.length, parts.files.length]).toEqual([1, 0]);
    expect(await parts.singleKeys.load()).toBe(false);
    expect(press('Escape')).toBe(false);
  });
});
