import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SettingsSchema, readSettings } from '@/server/settings';

/** Of the README's table: each variable with its default as it is written there. */
async function documented(): Promise<Map<string, string>> {
  const readme = await readFile('README.md', 'utf8');
  const section = readme.slice(readme.indexOf('## The service'));
  const settings = new Map<string, string>();
  for (const [, names = '', defaults = ''] of section.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)) {
    const values = defaults.split('`, `').map((value) => value.replaceAll('`', ''));
    for (const [index, name] of names.split(', ').entries())
      settings.set(name.replaceAll('`', ''), values[index] ?? '');
  }
  return settings;
}

it('the README lists every setting of the service, with its default', async () => {
  const { WORKERS: _, ...defaults } = readSettings({});
  const settings = await documented();
  expect([...settings.keys()].toSorted()).toEqual(Object.keys(SettingsSchema.shape).toSorted());
  for (const [name, value] of Object.entries(defaults))
    expect(settings.get(name), name).toBe(String(value));
});

it('the compose file and the image set only settings that there are', async () => {
  const known = new Set([...Object.keys(SettingsSchema.shape), 'NODE_ENV']);
  const files = ['server/deploy/compose.yaml', 'server/deploy/Dockerfile'];
  const [compose = '', image = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const environment = /&settings\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '';
  const set = [
    ...[...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name),
    ...[...(/^ENV (.*)$/m.exec(image)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? [])].map(
      ([, name = '']) => name,
    ),
  ];
  expect(set).toContain('DATABASE_URL');
  expect(set).toContain('DATA_DIR');
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});
