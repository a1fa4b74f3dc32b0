import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Env } from '../http';
import { PAGE_ICON, loadPageFiles, pageDocument } from '../page';
import type { Deps } from './deps';

/** `GET /`: the web page for accounts and tokens, its icon and its two files. */
export function mountPage(app: OpenAPIHono<Env>, { settings }: Deps): void {
  let files: ReturnType<typeof loadPageFiles> | undefined;
  const load = () =>
    (files ??= loadPageFiles().catch((error: unknown) => {
      files = undefined;
      throw error;
    }));
  app.get('/', (c) => c.html(pageDocument(settings.SIGN_UP)));
  app.get('/icon.svg', (c) => c.body(PAGE_ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/page.js', async (c) =>
    c.body((await load()).script, 200, { 'Content-Type': 'text/javascript' }),
  );
  app.get('/page.css', async (c) =>
    c.body((await load()).style, 200, { 'Content-Type': 'text/css' }),
  );
}
