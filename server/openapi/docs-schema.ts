import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { JsonSchema } from './schemas';

/** A piece of a page, its text escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A schema with a line for each field. */
export function renderSchema(name: string, schema: JsonSchema): Html {
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

export const linkTo = (name: string): Html => html`<a href="#${name}">${name}</a>`;

/** A type in words. */
export function renderType(schema: JsonSchema | boolean): Html | string {
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
