import { buildExtension } from './build';

/** Builds the extension once before the end-to-end tests, so that they test what is in the tree. */
export async function setup(): Promise<void> {
  await buildExtension('chromium');
  await buildExtension('firefox');
}
