import { html } from 'hono/html';
import { linkTo, renderSchema, renderType, type Html } from './docs-schema';
import { ERRORS, type Operation } from './operation';
import type { JsonSchema } from './schemas';

/** The operations and schemas as a page to read: no script, nothing from elsewhere. */
export function renderDocs(
  operations: readonly Operation[],
  schemas: Record<string, JsonSchema>,
): Html {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Statement Extraction API</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <h1>Statement Extraction API</h1>
          <p>
            PDF bank statements in, proven transactions out. The same as
            <a href="/openapi.json">OpenAPI</a>, to read.
          </p>
          <p>
            Where a token is needed, send it as <code>Authorization: Bearer TOKEN</code>. Tokens are
            made and deleted on <a href="/">your account’s page</a>. Every answer in JSON is an
            envelope, also that of an error.
          </p>
        </header>
        <nav aria-label="Contents">
          <ul>
            ${operations.map(
              (operation) =>
                html`<li>
                  <a href="#${anchorOf(operation)}"
                    ><code>${operation.method.toUpperCase()} ${operation.path}</code></a
                  >
                </li>`,
            )}
          </ul>
        </nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<h2>${tag}</h2>
                ${operations.filter((operation) => operation.tag === tag).map(renderOperation)}`,
          )}
          ${renderErrors()}
          <h2>Schemas</h2>
          ${Object.entries(schemas).map(([name, schema]) => renderSchema(name, schema))}
        </main>
      </body>
    </html>`;
}

const renderErrors = (): Html =>
  html`<section id="errors">
    <h2>Errors</h2>
    <dl>
      ${Object.entries(ERRORS).map(
        ([status, meaning]) =>
          html`<dt>${status}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
  </section>`;

const anchorOf = ({ method, path }: Operation) => `${method}${path.replace(/\W+/g, '-')}`;

function renderOperation(operation: Operation): Html {
  const { method, path, summary, description, secured, parameters = [], body, success } = operation;
  return html`<section id="${anchorOf(operation)}">
    <h3><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${summary}.${secured ? ' Needs a token.' : ''}</p>
    ${description === undefined ? '' : html`<p>${description}</p>`}
    ${body === undefined ? '' : html`<p>Body: ${linkTo(body)}</p>`}
    ${
      parameters.length === 0
        ? ''
        : html`<dl>
            ${parameters.map(
              (parameter) =>
                html`<dt><code>${parameter.name}</code> (${parameter.in})</dt>
                  <dd>${parameter.description}</dd>`,
            )}
          </dl>`
    }
    <p>${success.status}: ${success.description} ${renderAnswer(success)}</p>
    <p>
      <a href="#errors">Errors</a>: ${[...operation.errors].sort((a, b) => a - b).join(', ')}, as
      ${linkTo('ErrorEnvelope')}
    </p>
  </section>`;
}

function renderAnswer(success: Operation['success']): Html | string {
  if ('mediaType' in success) return success.mediaType;
  if ('envelope' in success) return linkTo(success.envelope);
  return html`<code>data</code>: ${renderType(success.data)}`;
}
