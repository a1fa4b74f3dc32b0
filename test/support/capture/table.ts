/**
 * caught: the statement appears by itself. guided: the person is asked for the file that they have. letIn: one click
 * lets the extension pick up from that host too, which catches it and whatever comes from there later.
 */
export type Outcome = 'caught' | 'guided' | 'letIn';

/** One of the portal's ways, and what happens after the person's click, with pick-up switched on. */
export type CaptureCase = {
  wayId: string;
  /** For people. */
  title: string;
  chromiumWithFiles: Outcome;
  chromium: Outcome;
  firefox: Outcome;
};

const everywhere = { chromiumWithFiles: 'caught', chromium: 'caught', firefox: 'caught' } as const;
/** What only the file itself can give. */
const fromDiskOnly = {
  chromiumWithFiles: 'caught',
  chromium: 'guided',
  firefox: 'guided',
} as const;

/** Where its host was not asked for with the site. */
const fromAnotherHost = {
  chromiumWithFiles: 'caught',
  chromium: 'letIn',
  firefox: 'letIn',
} as const;

export const CAPTURE_TABLE: readonly CaptureCase[] = [
  { wayId: 'attachment', title: 'a link, downloaded', ...everywhere },
  { wayId: 'redirect', title: 'a link that redirects', ...everywhere },
  { wayId: 'new-tab', title: 'a link into a new tab', ...everywhere },
  { wayId: 'hidden-frame', title: 'a hidden frame', ...everywhere },
  { wayId: 'download-attribute', title: 'a link with `download`', ...everywhere },
  { wayId: 'shadow-root', title: 'a link in a shadow root', ...everywhere },
  { wayId: 'framed', title: 'a link in a frame', ...everywhere },
  { wayId: 'inline', title: 'a link, shown in the browser’s viewer', ...everywhere },
  { wayId: 'embed', title: 'a PDF embedded in a page', ...everywhere },
  { wayId: 'viewer-frame', title: 'a PDF in a frame', ...everywhere },
  { wayId: 'fetch-blob', title: '`fetch`, a blob, revoked at once', ...everywhere },
  { wayId: 'xhr-blob', title: '`XMLHttpRequest`, a blob', ...everywhere },
  { wayId: 'strict-policy-blob', title: 'a blob under a strict CSP', ...everywhere },
  { wayId: 'bearer-blob', title: 'a blob asked for with a Bearer header', ...everywhere },
  { wayId: 'open-blob', title: 'a blob, shown in a new tab', ...everywhere },
  { wayId: 'data-url', title: 'a `data:` address', ...everywhere },
  { wayId: 'one-time', title: 'an address that works once', ...fromDiskOnly },
  { wayId: 'session-over', title: 'a link, refused when asked again', ...fromDiskOnly },
  { wayId: 'post-attachment', title: 'a form that posts, downloaded', ...fromDiskOnly },
  { wayId: 'post-named-method', title: 'a form with a field named `method`', ...fromDiskOnly },
  { wayId: 'post-by-script', title: 'a form that a script posts', ...fromDiskOnly },
  { wayId: 'download-host', title: 'a link to another host', ...fromAnotherHost },
  { wayId: 'download-host-redirect', title: 'a redirect to another host', ...fromAnotherHost },
  {
    wayId: 'post-inline',
    title: 'a form that posts, shown in the viewer',
    chromiumWithFiles: 'guided',
    chromium: 'guided',
    firefox: 'guided',
  },
];

const WORDS: Record<Outcome, string> = {
  caught: 'caught',
  guided: '**guided**: drop the file',
  letIn: 'caught, once you **let it in** there',
};

/** The table as the README shows it. */
export function renderCaptureTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['the bank hands the PDF out as', 'Chrome, file access on', 'Chrome', 'Firefox']),
    row(['---', '---', '---', '---']),
    ...CAPTURE_TABLE.map(({ title, chromiumWithFiles, chromium, firefox }) =>
      row([title, WORDS[chromiumWithFiles], WORDS[chromium], WORDS[firefox]]),
    ),
  ].join('\n');
}
