import { html } from 'hono/html';
import { type Envelope, isSuccess } from '@/utils/contract';
import type { Layer, Mark } from './layers';
import type { ExplainedTable } from './readings';

/** A page's picture and its size in points. */
export type Sheet = { page: number; width: number; height: number; png: Buffer };

export type Explanation = {
  title: string;
  envelope: Envelope;
  sheets: readonly Sheet[];
  /** Of how many pages there are sheets. */
  pages: number;
  layers: readonly Layer[];
  tables: readonly ExplainedTable[];
  /** Per account, in printed order, what keeps it from being proven though its equations may hold. */
  doubts: readonly (readonly string[])[];
};

/** Colours of the layers, in their order. */
const COLOURS = ['#1f77b4', '#c2188b', '#2ca02c', '#9467bd', '#d62728', '#ff7f0e', '#17768a'];

/** One page of HTML that holds everything, runs no script and asks for nothing. Text of the statement is escaped. */
export async function explanationPage(explanation: Explanation): Promise<string> {
  const { title, envelope, sheets, pages, layers, tables, doubts } = explanation;
  const first = layers.at(-1)?.id;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
        />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          body { font: 15px/1.5 system-ui, sans-serif; margin: 1.5rem; color: #1b1b1f; background: #f4f4f6; }
          fieldset { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; background: #fff; border: 1px solid #c8c8d0; }
          table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; background: #fff; }
          th, td { border: 1px solid #c8c8d0; padding: 0.2rem 0.6rem; text-align: left; }
          td.figure { text-align: right; font-variant-numeric: tabular-nums; }
          tr.chosen { background: #e3f2e6; }
          svg { display: block; width: 100%; max-width: 70rem; height: auto; margin: 1rem 0; background: #fff; box-shadow: 0 0 0 1px #c8c8d0; }
          rect { stroke-width: 0.6; fill-opacity: 0.12; }
          rect.doubtful { stroke-dasharray: 2 1.5; fill-opacity: 0.3; }
          ${layers.map(({ id }, index) => layerStyle(id, index))}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${verdict(envelope, doubts)} ${tables.map(tableOfReadings)}
        <h2>Pages${sheets.length < pages ? ` (${sheets.length} of ${pages})` : ''}</h2>
        <fieldset>
          <legend>Layers (point at a mark to read it; dashed: doubtful)</legend>
          ${layers.map(
            ({ id, label, marks }) =>
              html`<label
                ><input type="checkbox" id="show-${id}" ${id === first ? 'checked' : ''} /> ${label}
                (${marks.length})</label
              >`,
          )}
        </fieldset>
        ${sheets.map((sheet) => drawing(sheet, layers))}
      </body>
    </html>`;
  return String(await page);
}

function layerStyle(id: string, index: number): string {
  const colour = COLOURS[index % COLOURS.length];
  return `.${id} { stroke: ${colour}; fill: ${colour}; } body:not(:has(#show-${id}:checked)) .${id} { display: none; }\n`;
}

function verdict(envelope: Envelope, doubts: Explanation['doubts']) {
  const facts: [string, unknown][] = [
    ['Code', envelope.code],
    ['Message', envelope.message],
    ['Made by', `${envelope.authenticity ?? 'unknown'} (score ${envelope.score ?? '—'})`],
  ];
  if (isSuccess(envelope)) {
    const { proof } = envelope.data;
    facts.push(['Schema', envelope.data.type]);
    if (proof !== undefined) {
      facts.push(['Proof', `${proof.verdict}: ${proof.provenRows} of ${proof.rows} rows`]);
      for (const { kind, checked, held } of proof.equations) {
        facts.push([kind, `${held} of ${checked} hold`]);
      }
    }
    doubts.forEach((own, i) => {
      if (own.length > 0) facts.push([`In doubt, account ${i + 1}`, own.join(', ')]);
    });
  }
  return html`<table>
    ${facts
      .filter(([, value]) => value !== undefined)
      .map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${String(value)}</td>
          </tr>`,
      )}
  </table>`;
}

function tableOfReadings({ heading, rows, readings }: ExplainedTable) {
  return html`<h2>Table “${heading}”, ${rows} rows looked at</h2>
    <table>
      <tr>
        ${['Columns', 'Sign', 'Order', 'Held', 'Checked', 'Why'].map(
          (name) => html`<th scope="col">${name}</th>`,
        )}
      </tr>
      ${readings.map(
        ({ chosen, roles, sign, order, held, checked, why }) =>
          html`<tr class="${chosen ? 'chosen' : ''}">
            <td>${roles}</td>
            <td>${sign}</td>
            <td>${order}</td>
            <td class="figure">${held}</td>
            <td class="figure">${checked}</td>
            <td>${why}</td>
          </tr>`,
      )}
    </table>`;
}

function drawing({ page, width, height, png }: Sheet, layers: readonly Layer[]) {
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Page ${page + 1}">
    <image
      href="data:image/png;base64,${png.toString('base64')}"
      width="${width}"
      height="${height}"
    />
    ${layers.map(
      ({ id, marks }) =>
        html`<g class="${id}">${marks.filter((mark) => mark.page === page).map(rectangle)}</g>`,
    )}
  </svg>`;
}

function rectangle({ x0, y0, x1, y1, title, doubtful }: Mark) {
  const points = (value: number): string => value.toFixed(2);
  return html`<rect
    class="${doubtful === true ? 'doubtful' : ''}"
    x="${points(x0)}"
    y="${points(y0)}"
    width="${points(Math.max(x1 - x0, 0))}"
    height="${points(Math.max(y1 - y0, 0))}"
  >
    <title>${title}</title>
  </rect>`;
}
