const { apply } = Reflect;

/**
 * Tells where a form is posted to: its absolute address, or undefined where it is not posted (or is no form). A form's
 * fields hide its properties of the same names (`method` is a usual one), so these are asked of the prototype; as they
 * are when this is called, since a page may replace its own.
 */
export function createPostedTo(): (
  form: unknown,
  submitter?: HTMLElement | null,
) => string | undefined {
  const methodOf = getter(HTMLFormElement.prototype, 'method');
  const actionOf = getter(HTMLFormElement.prototype, 'action');
  return (form, submitter) => {
    const button = isButton(submitter) ? submitter : undefined;
    try {
      const method = button?.hasAttribute('formmethod') ? button.formMethod : methodOf(form);
      if (method !== 'post') return undefined;
      const action = button?.hasAttribute('formaction') ? button.formAction : actionOf(form);
      return typeof action === 'string' ? action : undefined;
    } catch {
      // The getters throw where it is no form.
      return undefined;
    }
  };
}

const isButton = (element: unknown): element is HTMLButtonElement | HTMLInputElement =>
  element instanceof HTMLButtonElement || element instanceof HTMLInputElement;

function getter(prototype: object, name: string): (of: unknown) => unknown {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return (of) => get && apply(get, of, []);
}
