import { html, raw } from 'hono/html';
import { page } from './layout';
import type { Html, PortalContext, Way } from './types';

/** The documents on the shelf, each handed out in the given way. */
export function statementsPage(way: Way, context: PortalContext): Html {
  const documents = context.shelf.all();
  return page(
    'Statements',
    true,
    html`<h1>Your statements</h1>
      <p class="quiet">${way.title}.</p>
      <section class="card" aria-label="Statements">
        <table>
          <tbody>
            ${documents.map(
              (document) =>
                html`<tr>
                  <td>${document.title}</td>
                  <td>${way.control(document, context)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${documents.length === 0 ? html`<p>No statements yet.</p>` : ''}
      </section>
      <p><a href="/ways">Other ways to get them</a></p>
      ${script(way)}`,
  );
}

/** A page with a strict policy may not hold a script inline, so there it is a file. */
function script(way: Way): Html | string {
  if (way.script === undefined) return '';
  return way.contentSecurityPolicy === undefined
    ? html`<script>
        ${raw(way.script)};
      </script>`
    : html`<script src="/statements/${way.id}/script.js"></script>`;
}

/** Links to the statements page of each way. */
export function waysPage(ways: readonly Way[]): Html {
  return page(
    'Other ways',
    true,
    html`<nav class="card" aria-label="Other ways">
      <h2>The same statements, handed out otherwise</h2>
      <ul class="ways">
        ${ways.map(({ id, title }) => html`<li><a href="/statements/${id}">${title}</a></li>`)}
      </ul>
    </nav>`,
  );
}
