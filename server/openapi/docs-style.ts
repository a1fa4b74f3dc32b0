/** The style sheet of the page to read. */
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
