import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Subject, bodyFor, envelopeOf, post } from './subject';

const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';

export function describeOperation(subject: Subject): void {
  it.each(['/health', '/ready'])('%s says so', async (path) => {
    expect((await envelopeOf(await subject().fetch(path), 200)).type).toBe(2);
  });

  it('/metrics counts requests in the Prometheus format, without paths that clients made up', async () => {
    await subject().fetch('/made-up-path');
    const answer = await subject().fetch('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await answer.text();
    expect(text).toMatch(
      /^counterfoil_requests_total\{route="unknown",method="GET",status="404",.*\} \d+$/m,
    );
    expect(text).toContain('counterfoil_extractions_running 0');
    expect(text).not.toContain('made-up-path');
  });

  describe('/openapi.json', () => {
    const Document = z.object({
      openapi: z.literal('3.1.0'),
      paths: z.record(
        z.string(),
        z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
      ),
      components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
    });
    const read = async () => {
      const text = await (await subject().fetch('/openapi.json')).text();
      return { text, document: Document.parse(JSON.parse(text)) };
    };

    it('has every endpoint with its statuses', async () => {
      const { paths } = (await read()).document;
      for (const path of ['/pdf', '/pdf1', '/pdf2'])
        expect(Object.keys(paths[path]?.['post']?.responses ?? {})).toEqual(
          expect.arrayContaining([
            '200',
            '400',
            '401',
            '402',
            '403',
            '408',
            '413',
            '415',
            '429',
            '500',
            '503',
            '504',
          ]),
        );
      expect(Object.keys(paths)).toEqual(
        expect.arrayContaining([
          '/pdf2test',
          '/accounts',
          '/tokens',
          '/tokens/{id}',
          '/usage',
          '/health',
          '/ready',
        ]),
      );
    });

    it('refers only to schemas that it has', async () => {
      const { text, document } = await read();
      const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
        ([, name]) => name,
      );
      expect(names).toContain('BankStatementNormal');
      expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
    });
  });

  it('/docs is a page to read that loads nothing from elsewhere', async () => {
    const answer = await subject().fetch('/docs');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('POST /pdf2');
    expect(page).toContain('BankStatementNormal');
    expect(page).not.toMatch(/https?:|<script|undefined|\[object/);
  });

  describe('CORS', () => {
    it('answers a preflight of an extension', async () => {
      const answer = await subject().fetch('/pdf2', {
        method: 'OPTIONS',
        headers: {
          Origin: EXTENSION,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(EXTENSION);
      expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
      expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    });

    it('lets an extension read errors too', async () => {
      const answer = await subject().fetch(
        '/pdf2',
        post(undefined, bodyFor({ outcome: 'crash' }), { Origin: EXTENSION }),
      );
      expect(answer.status).toBe(401);
      expect(answer.headers.get('access-control-allow-origin')).toBe(EXTENSION);
      expect(answer.headers.get('vary')).toMatch(/origin/i);
    });

    it.each(['https://evil.example', 'null', 'chrome-extension.evil.example'])(
      'does not let %s',
      async (Origin) => {
        const answer = await subject().fetch('/pdf2', { method: 'OPTIONS', headers: { Origin } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      },
    );
  });

  it('answers are not kept by caches and can’t be framed or sniffed', async () => {
    const { headers } = await subject().fetch('/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('signing up is closed unless it was opened', async () => {
    const answer = await subject().fetch(
      '/accounts',
      post(undefined, JSON.stringify({ name: 'me' })),
    );
    expect((await envelopeOf(answer, 403)).code).toBe('error/common/dev/authorization');
  });
}
