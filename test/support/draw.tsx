import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { LanguageProvider, type Language } from '@/components/locale';
import { languageOf } from './page-parts';

/** A drawn component, in a document of its own. */
export type Drawn = {
  root: HTMLElement;
  /** The element whose accessible name (label or words) matches. @throws where there is none. */
  named(selector: string, name: RegExp | string): HTMLElement;
  /** The same component with other props, or what else stands there now. */
  redraw(child: ComponentChild): void;
  click(element: HTMLElement): void;
  type(input: HTMLElement, text: string): void;
  press(target: HTMLElement, key: string): void;
  /** Picks an option of a select. */
  choose(select: HTMLElement, value: string): void;
};

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

let last: HTMLElement | undefined;

/** Draws into the page's body; what was drawn before is taken down, its listeners too. */
export const draw = (child: ComponentChild, language: Language = languageOf()): Drawn => {
  if (last) render(null, last);
  last?.remove();
  const root = document.createElement('div');
  document.body.append(root);
  last = root;
  const redraw: Drawn['redraw'] = (next) =>
    act(() => render(<LanguageProvider value={language}>{next}</LanguageProvider>, root));
  redraw(child);
  return {
    root,
    redraw,
    named: (selector, name) => {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].find((element) =>
        typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
      );
      if (!found) throw new Error(`Cannot find ${selector} named ${name}: ${root.innerHTML}`);
      return found;
    },
    click: (element) => act(() => element.click()),
    type: (input, text) =>
      act(() => {
        Object.assign(input, { value: text });
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    choose: (select, value) =>
      act(() => {
        Object.assign(select, { value });
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    press: (target, key) =>
      act(() => {
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }),
  };
};
