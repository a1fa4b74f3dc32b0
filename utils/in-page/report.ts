import type { PageMessage } from './messages';
import { createPostedTo } from './posted-to';

export type Tell = (message: PageMessage) => void;

/** Reports where forms are posted to: what such a form is answered with must not be asked for again. */
export function reportPostedForms(tell: Tell, stopped: AbortSignal): void {
  const postedTo = createPostedTo();
  const report = ({ target, submitter }: SubmitEvent) => {
    const url = postedTo(target, submitter);
    if (url !== undefined) tell({ page: 'posted', url });
  };
  window.addEventListener('submit', report, { capture: true, signal: stopped });
}

/** Reports that this frame is a viewer's. */
export function reportShownPdf(tell: Tell): void {
  if (document.contentType === 'application/pdf') tell({ page: 'showsPdf' });
}
