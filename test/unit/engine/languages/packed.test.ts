import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '@/engine/languages';
import { packedLanguages } from '@/wxt.packed-languages';

const Module = z.object({ languages: z.array(z.object({ code: z.string() }).loose()) });

test('a build reads every language as it is written', async () => {
  const folder = join(import.meta.dirname, '../../../../engine/languages');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [packedLanguages()],
    build: { write: false, lib: { entry: join(folder, 'index.ts'), formats: ['es'] } },
  });
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(built) ? built : [];
  const code = outputs[0]?.output[0].code ?? '';
  expect(code).not.toContain(languages[0]?.columns.description?.[0]);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  expect(Module.parse(await import(url)).languages).toEqual(languages);
});
