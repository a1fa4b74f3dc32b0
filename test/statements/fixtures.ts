import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { Params } from './params';

/** A layout that was seen on real statements, as parameters, with a sentence on what it shows. */
const Case = z.strictObject({ note: z.string(), params: Params });

export type Fixture = z.output<typeof Case> & { name: string; folder: URL };

const FOLDER = new URL('./fixtures/', import.meta.url);

/** Every fixture, by name. The PDFs are made when they are wanted; `truth.json` beside a case is their truth. */
export function fixtures(): Fixture[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => {
      const folder = new URL(`${name}/`, FOLDER);
      const text = readFileSync(new URL('case.json', folder), 'utf8');
      return { name, folder, ...Case.parse(JSON.parse(text)) };
    });
}
