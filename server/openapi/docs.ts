import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { ERRORS, type Operation } from './operation';
import type { JsonSchema } from './schemas';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

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

function renderSchema(name: string, schema: JsonSchema): Html {
  const properties = Object.entries(schema.properties ?? {});
  return html`<section id="${name}">
    <h3>${name}</h3>
    ${
      properties.length === 0
        ? html`<p>${renderType(schema)}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Type</th>
                <th scope="col">Required</th>
              </tr>
            </thead>
            <tbody>
              ${properties.map(
                ([field, type]) =>
                  html`<tr>
                    <th scope="row"><code>${field}</code></th>
                    <td>${renderType(type)}</td>
                    <td>${schema.required?.includes(field) ? 'yes' : ''}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}

const linkTo = (name: string): Html => html`<a href="#${name}">${name}</a>`;

function renderType(schema: JsonSchema | boolean): Html | string {
  if (typeof schema === 'boolean') return 'anything';
  const { $ref, items, anyOf, oneOf, type, format, enum: options } = schema;
  if ($ref !== undefined) return linkTo($ref.slice($ref.lastIndexOf('/') + 1));
  const choices = anyOf ?? oneOf;
  if (choices !== undefined)
    return html`${choices.map((choice, index) => html`${index === 0 ? '' : ' or '}${renderType(choice)}`)}`;
  if (options !== undefined || schema.const !== undefined)
    return html`<code
      >${(options ?? [schema.const]).map((value) => JSON.stringify(value)).join(' | ')}</code
    >`;
  if (type === 'array' && items !== undefined && !Array.isArray(items))
    return html`list of ${renderType(items)}`;
  if (type === 'object' && schema.properties !== undefined)
    return html`object of
    ${Object.entries(schema.properties).map(([name, value], index) => html`${index === 0 ? '' : ', '}<code>${name}</code>: ${renderType(value)}`)}`;
  return [type ?? 'anything', ...(format === undefined ? [] : [`(${format})`])].join(' ');
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { background: light-dark(#fff, #16181b); color: light-dark(#1b1e22, #e8eaed); max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav ul { columns: 2; padding-left: 1.25rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0; }
h3 { margin: 0.5rem 0; }
section > h2 { margin: 0.5rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; }
a { color: light-dark(#1a5fb4, #8ab4f8); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
