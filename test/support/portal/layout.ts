import { html, raw } from 'hono/html';
import type { Html } from './types';

export const BANK = 'Meadowmere Online';

const css = `
:root { color-scheme: light; --ink: #14213d; --sea: #0b5c6b; --line: #dbe3e6; --paper: #fff; --sand: #f4f6f5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sand); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: var(--sea); color: #fff; }
header > div, main { max-width: 880px; margin: 0 auto; padding: 16px 24px; }
header > div { display: flex; justify-content: space-between; align-items: center; }
header a { color: #fff; }
.brand { font-size: 20px; font-weight: 650; letter-spacing: .01em; }
.brand::before { content: ''; display: inline-block; width: 18px; height: 18px; margin-right: 10px; vertical-align: -2px;
  border-radius: 50% 50% 50% 0; background: #f2b84b; transform: rotate(-45deg); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 24px; margin: 24px 0; }
h1 { font-size: 24px; margin: 16px 0 4px; } h2 { font-size: 17px; margin: 0 0 12px; }
p { margin: 4px 0; } .quiet { color: #566573; }
table { width: 100%; border-collapse: collapse; } td { border-top: 1px solid var(--line); padding: 10px 0; } td:last-child { text-align: right; }
label { display: block; margin: 12px 0 4px; } input { font: inherit; padding: 8px; border: 1px solid #9aa8ad; border-radius: 6px; width: 100%; }
button { font: inherit; padding: 8px 16px; border: 0; border-radius: 6px; background: var(--sea); color: #fff; cursor: pointer; }
td button, td form { display: inline; } td button { background: none; color: var(--sea); padding: 0; text-decoration: underline; }
a { color: var(--sea); } .login { max-width: 360px; margin: 48px auto; } .login button { width: 100%; margin-top: 20px; }
.ways { columns: 2; padding: 0; list-style: none; } .ways li { padding: 3px 0; break-inside: avoid; }
embed, iframe.viewer { width: 100%; height: 640px; border: 1px solid var(--line); }`;

/** The bank's page around a body. */
export function page(title: string, loggedIn: boolean, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title} · ${BANK}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header>
          <div>
            <span class="brand">${BANK}</span>
            ${loggedIn ? html`<a href="/logout">Log out</a>` : raw('')}
          </div>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}

export const stylesheet = css;
