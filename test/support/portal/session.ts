import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'meadowmere_session';

/** The customer everyone may log in as. */
export const CUSTOMER = { user: 'demo', password: 'demo' } as const;

/** Who is logged in: a SameSite=Strict session cookie, as banks set it. */
export class Sessions {
  #open = new Set<string>();

  open(c: Context): void {
    const id = randomUUID();
    this.#open.add(id);
    setCookie(c, COOKIE, id, { httpOnly: true, sameSite: 'Strict', path: '/' });
  }

  close(c: Context): void {
    const id = deleteCookie(c, COOKIE, { path: '/' });
    if (id !== undefined) this.#open.delete(id);
  }

  /** Ends every session, as a bank does after some minutes. */
  closeAll(): void {
    this.#open.clear();
  }

  has(c: Context): boolean {
    const id = getCookie(c, COOKIE);
    return id !== undefined && this.#open.has(id);
  }

  /** Pages send the logged-out to the login. */
  guardPages(): MiddlewareHandler {
    return async (c, next) => (this.has(c) ? next() : c.redirect('/'));
  }

  /** Files answer the logged-out with 403 and a page that says so. */
  guardFiles(): MiddlewareHandler {
    return async (c, next) =>
      this.has(c) ? next() : c.html('<!doctype html><title>403</title><p>Please log in.</p>', 403);
  }
}
