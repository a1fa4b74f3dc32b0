import type { Hono } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Shelf } from './shelf';
import type { Tickets } from './tickets';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A PDF (or what claims to be one) that the bank hands out. */
export type ShelfDocument = {
  /** Stable, safe in a URL path. */
  id: string;
  /** The file name the bank gives it; any characters. */
  fileName: string;
  /** What the statements page calls it: `January 2024`. */
  title: string;
  bytes: Uint8Array;
};

/** What a way's routes may use. */
export type PortalContext = {
  shelf: Shelf;
  tickets: Tickets;
  /** The bank's download host, another origin than the portal's: `http://127.0.0.1:40123`. */
  downloadHost: () => string;
};

/** One way in which a bank's page hands out a PDF. */
export type Way = {
  id: string;
  /** One line, for people: what happens on a click. */
  title: string;
  /** The markup of one document on the statements page; a click on its `[data-document]` starts the hand-out. */
  control: (document: ShelfDocument, context: PortalContext) => Html;
  /** Adds the way's own routes; they are mounted at `/files/<id>` and need the session. */
  routes?: (app: Hono, context: PortalContext) => void;
  /** Adds routes to the download host, mounted at `/<id>`; no cookie reaches that host. */
  downloadHostRoutes?: (app: Hono, context: PortalContext) => void;
  /** A script of the bank's own, run on the way's statements page. */
  script?: string;
  /** The Content-Security-Policy of the way's statements page; the script is then a file of its own. */
  contentSecurityPolicy?: string;
};
