import { html } from 'hono/html';

/** The page's document: everything else it needs are two files of this service. */
export const pageDocument = (signUp: 'open' | 'closed') =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Statement Extraction API: your account</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        <script type="module" src="/page.js"></script>
      </head>
      <body>
        <header>
          <h1>Statement Extraction API</h1>
          <p><a href="/docs">What it answers, to read</a></p>
        </header>
        <main data-sign-up="${signUp}">
          <noscript
            >This page needs JavaScript. The same can be done with the API or on the command
            line.</noscript
          >
        </main>
      </body>
    </html>`;

/** The mark of the pages' tabs: a slip with a tick. */
export const PAGE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#1a5fb4" d="M3 1h10v14l-2-1.5L9.5 15 8 13.5 6.5 15 5 13.5 3 15z"/><path fill="none" stroke="#fff" stroke-width="1.5" d="m5.5 7 2 2 3.5-4"/></svg>`;
