import type { PageParts } from '@/components/desk';
import { nextTask } from './next-task';

type Flavours = Parameters<PageParts['outlet']['copy']>[0];

/** Copies a table as text and as HTML; rejects where the browser does not allow it. */
export const copy: PageParts['outlet']['copy'] = async (flavours) => {
  if (copyNow(flavours)) return nextTask();
  const blobs = Object.entries({ 'text/plain': flavours.text, 'text/html': flavours.html }).map(
    ([type, part]) => [type, new Blob([part], { type })] as const,
  );
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
};

/**
 * Copies before it returns, as the Clipboard API does not: that one takes its time, and writes nothing if meanwhile the
 * popup closes or loses the focus, as it does when a person goes at once to where they paste.
 */
const copyNow = ({ text, html }: Flavours): boolean => {
  let isTaken = false;
  const fill = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    isTaken = true;
  };
  window.addEventListener('copy', fill, { capture: true });
  const isDone = document.execCommand('copy');
  window.removeEventListener('copy', fill, { capture: true });
  return isDone && isTaken;
};
