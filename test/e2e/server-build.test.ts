import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Served, serve } from '@/test/support/service';
import { PRESETS } from '@/test/statements';
import { envelopeOf, post } from '@/test/conformance/service/subject';

const BUILT = resolve('dist/server');

describe('the built service', () => {
  let folder = '';
  let service: Served;
  beforeAll(async () => {
    execFileSync('npm', ['run', '--silent', 'build:server'], { stdio: 'ignore' });
    folder = await mkdtemp(join(tmpdir(), 'counterfoil-'));
    service = await serve({ DATA_DIR: folder }, join(BUILT, 'main.js'));
  });
  afterAll(async () => {
    await service.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('extracts, in threads of its own, and has its page', async () => {
    const token = await service.nextLine();
    const made = await PRESETS.find(({ id }) => id === 'current-account')?.make();
    const buffer = Buffer.from(made?.pdf ?? []).toString('base64');
    const body = JSON.stringify({ file: 'a.pdf', buffer });
    const answer = await fetch(`${service.url}/pdf2`, post(token, body));
    expect((await envelopeOf(answer, 200)).code).toBe('pdf/success/bank-statement-normal');
    expect(await (await fetch(service.url)).text()).toContain('/page.js');
    for (const file of ['page.js', 'page.css'])
      expect((await (await fetch(`${service.url}/${file}`)).text()).length).toBeGreaterThan(1_000);
  });

  it('needs only what is installed with it', async () => {
    const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
    const { dependencies } = Manifest.parse(JSON.parse(await readFile('package.json', 'utf8')));
    const names = (await readdir(BUILT)).filter((name) => name.endsWith('.js'));
    expect(names).toEqual(expect.arrayContaining(['admin.js', 'main.js', 'worker.js']));
    const imported = new Set<string>();
    for (const name of names) {
      const code = await readFile(join(BUILT, name), 'utf8');
      for (const [, from = ''] of code.matchAll(/^(?:import|export)\b[^;]*?from "([^".][^"]*)"/gm))
        imported.add(from.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'));
    }
    expect([...imported]).toEqual(expect.arrayContaining(['hono', 'kysely', 'piscina']));
    const others = [...imported].filter(
      (name) =>
        !(name in dependencies) && !name.startsWith('node:') && !builtinModules.includes(name),
    );
    expect(others).toEqual([]);
  });
});
