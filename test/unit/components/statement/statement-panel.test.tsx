// @vitest-environment happy-dom
import { createRef } from 'preact';
import { describe, expect, it } from 'vitest';
import { createStatementState, StatementPanel } from '@/components/statement';
import { draw, type Drawn } from '@/test/support/draw';
import { languageOf } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { StatementData } from '@/utils/contract';

const downloads = [
  { id: 'json', name: 'JSON', audience: 'For developers' },
  { id: 'csv', name: 'CSV', audience: 'For programs' },
];

const setUp = (data: StatementData): Drawn & { done: string[] } => {
  const done: string[] = [];
  const state = createStatementState(data, languageOf().format);
  const drawn = draw(
    <StatementPanel
      state={state}
      title="Harbour Savings Bank"
      filter={createRef<HTMLInputElement>()}
      downloads={downloads}
      isCopied={false}
      actions={{
        copy: () => void done.push('copy'),
        download: (id) => void done.push(`download ${id}`),
      }}
    />,
  );
  return { ...drawn, done };
};

describe('the statement', () => {
  it('says who, what account, when, from what to what, and what was proven', () => {
    const { root } = setUp(shown.proven);
    const words = root.querySelector('header')?.textContent ?? '';
    expect(words).toContain('Harbour Savings Bank');
    expect(words).toContain('Current account ••8852');
    expect(words).toContain('Opening £2,841.06→Closing £4,017.81');
    expect(words).toContain('Proven: 22 of 22 rows');
    expect(root.querySelector('section')?.dataset['verdict']).toBe('proven');
  });
  it('gives no balances where none are printed', () => {
    const { root } = setUp(shown.unchecked);
    expect(root.querySelector('.statement-balances')).toBeNull();
    expect(root.querySelector('th[data-column=balance]')).toBeNull();
  });
  it('goes from one cardholder to the next', () => {
    const { root, named, choose } = setUp(shown.cardUsers);
    const choice = named('select', 'Account');
    expect(choice.textContent).toBe('MS A ABARA ••3307MR J ABARA ••9914');
    expect(root.querySelector('header')?.textContent).toContain('Proven: 5 of 5 rows');
    choose(choice, '1');
    expect(root.querySelector('header')?.textContent).toContain('1 section total doesn’t tie');
    expect(root.querySelector('section')?.dataset['account']).toBe('1');
  });
  it('copies, downloads in the form used last, and in any other', () => {
    const { root, named, click, press, done } = setUp(shown.proven);
    click(named('button', 'Copy'));
    click(named('button', 'Download JSON'));
    click(named('button', 'Download as …'));
    const items = [...root.querySelectorAll<HTMLElement>('[role=menuitem]')];
    expect(items.map((item) => item.dataset['choice'])).toEqual(['json', 'csv']);
    expect(document.activeElement).toBe(items[0]);
    press(items[0] ?? root, 'ArrowDown');
    expect(document.activeElement).toBe(items[1]);
    click(items[1] ?? root);
    expect(done).toEqual(['copy', 'download json', 'download csv']);
    expect(root.querySelector('[role=menu]')).toBeNull();
  });
  it('closes the menu on Escape and gives the focus back', () => {
    const { root, named, click, press } = setUp(shown.proven);
    const opener = named('button', 'Download as …');
    click(opener);
    press(root.querySelector<HTMLElement>('[role=menuitem]') ?? root, 'Escape');
    expect(root.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
  it('names columns, rows and the order for those who hear it', () => {
    const { root, named, click } = setUp(shown.proven);
    const table = root.querySelector('table');
    expect(table?.getAttribute('aria-rowcount')).toBe('23');
    const heads = [...root.querySelectorAll('th[scope=col]')];
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(
      Array.from({ length: 4 }, () => 'none'),
    );
    click(named('th button', /^Amount/));
    expect(root.querySelector('th[data-column=amount]')?.getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });
  it('says how many of the rows are shown, and their sums', () => {
    const { root, named, type } = setUp(shown.proven);
    type(named('input', 'Filter the rows'), 'refund');
    expect(root.querySelector('[data-total=rows]')?.textContent).toBe('1 of 22 rows');
    expect(root.querySelector('[data-total=in]')?.textContent).toBe('+8.95');
    type(named('input', 'Filter the rows'), 'nothing like it');
    expect(root.textContent).toContain('No row matches the filter.');
  });
});
