import type { PageMessage } from './messages';

export type Tell = (message: PageMessage) => void;

/** Reports where forms are posted to: what such a form is answered with must not be asked for again. */
export function reportPostedForms(tell: Tell, stopped: AbortSignal): void {
  const report = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const method = submitter?.getAttribute('formmethod') ?? form.method;
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    if (method.toLowerCase() === 'post')
      tell({ page: 'posted', url: new URL(action, document.baseURI).href });
  };
  window.addEventListener('submit', report, { capture: true, signal: stopped });
}

/** Reports that this frame is a viewer's. */
export function reportShownPdf(tell: Tell): void {
  if (document.contentType === 'application/pdf') tell({ page: 'showsPdf' });
}
