import type { MiddlewareHandler } from 'hono';
import { withResolvers } from '../with-resolvers';

export type PortalRequest = {
  /** Which of the portal's two servers got it. */
  host: 'bank' | 'downloads';
  method: string;
  /** Path with query. */
  path: string;
  status: number;
};

/** All that was asked of the portal, in order of the answers. */
export class RequestLog {
  #requests: PortalRequest[] = [];
  #gate: Promise<void> | undefined;

  /** Lets files wait for their answer, as a slow bank does. @returns what lets them go. */
  hold(): () => void {
    const { promise, resolve } = withResolvers();
    this.#gate = promise;
    return () => {
      this.#gate = undefined;
      resolve();
    };
  }

  /** Middleware that notes each request once it is answered. */
  record(host: PortalRequest['host']): MiddlewareHandler {
    return async (c, next) => {
      const url = new URL(c.req.url);
      if (isFile(host, url.pathname)) await this.#gate;
      await next();
      this.#requests.push({
        host,
        method: c.req.method,
        path: url.pathname + url.search,
        status: c.res.status,
      });
    };
  }

  all(): readonly PortalRequest[] {
    return this.#requests;
  }

  /** The requests for documents: what a capture may add to, and a POST never may. */
  files(): PortalRequest[] {
    return this.#requests.filter(({ host, path }) => isFile(host, path));
  }

  clear(): void {
    this.#requests = [];
  }
}

function isFile(host: PortalRequest['host'], path: string): boolean {
  return host === 'downloads' ? path !== '/favicon.ico' : path.startsWith('/files/');
}
