import { html } from 'hono/html';
import type { Html, ShelfDocument } from './types';

/** A button for the ways where the bank's own script does the work. */
export function scriptedButton({ id, fileName }: ShelfDocument): Html {
  return html`<button type="button" data-document="${id}" data-name="${fileName}">
    Download PDF
  </button>`;
}

/** A page script that runs `body` with the `id` and `name` of the clicked document. */
export function onDocumentClick(body: string): string {
  return `document.addEventListener('click', async (event) => {
  const { document: id, name } = event.target.dataset;
  if (id === undefined) return;
  ${body}
});`;
}

/** Page script: saves `blob` as `name`, and revokes its URL at once, as most portals do. */
export const saveBlob = `
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);`;
