import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { demoDocuments, type Portal } from '@/test/support/portal';

/** Puts the person's own file on the portal, or the generated documents where none is given. */
export async function fillShelf(portal: Portal, file: string | undefined): Promise<void> {
  if (file === undefined) {
    portal.shelf.put(...(await demoDocuments()));
    return;
  }
  const fileName = basename(file);
  portal.shelf.put({ id: 'own', fileName, title: fileName, bytes: await readFile(file) });
}
