import type { OpenAPIHono } from '@hono/zod-openapi';
import * as contract from '@/utils/contract';
import type { Env } from '../http';
import type { Metrics } from '../observe';
import { DOCS_STYLE, type Operation, componentsOf, renderDocs } from '../openapi';
import * as wire from '../wire';

/** `GET /metrics`, for Prometheus. It tells amounts, not contents; a balancer should not pass it on all the same. */
export function mountMetrics(app: OpenAPIHono<Env>, metrics: Metrics): void {
  app.get('/metrics', async (c) => {
    const { body, contentType } = await metrics.text();
    return c.body(body, 200, { 'Content-Type': contentType });
  });
}

/** `GET /openapi.json` of everything registered so far, and the same to read at `/docs`. */
export function mountDocs(
  app: OpenAPIHono<Env>,
  operations: readonly Operation[],
  publicUrl: string | undefined,
): void {
  const schemas = componentsOf(contract, wire);
  const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };
  const document = {
    ...app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Statement Extraction API',
        version: '2',
        description: 'PDF bank statements in, proven transactions out.',
      },
      ...(publicUrl !== undefined && { servers: [{ url: publicUrl }] }),
    }),
    components: { schemas, securitySchemes: { bearer } },
  };
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) => c.html(renderDocs(operations, schemas)));
  app.get('/docs.css', (c) => c.body(DOCS_STYLE, 200, { 'Content-Type': 'text/css' }));
}
