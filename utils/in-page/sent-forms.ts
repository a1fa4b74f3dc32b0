import { createPostedTo } from './posted-to';

// The page may replace its own later.
const { apply } = Reflect;

/**
 * In the hook: hears of the forms that the page's scripts send by `form.submit()`, which fires no event. A proxy in its
 * place is native to the page, as with `URL.createObjectURL`.
 */
export function watchSentForms(onPosted: (url: string) => void): void {
  const property = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'submit');
  const original: unknown = property?.value;
  if (property?.configurable !== true || typeof original !== 'function') return;
  const postedTo = createPostedTo();
  const value = new Proxy(original, {
    apply: (target, form, given: unknown[]) => {
      const answer: unknown = apply(target, form, given);
      const url = postedTo(form);
      if (url !== undefined) onPosted(url);
      return answer;
    },
  });
  Object.defineProperty(HTMLFormElement.prototype, 'submit', { ...property, value });
}
