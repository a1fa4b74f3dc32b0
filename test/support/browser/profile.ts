import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './build';

/** A fresh profile folder under `.tmp`, with a folder for downloads. */
export type Profile = { dir: string; downloads: string; remove: () => Promise<void> };

export async function createProfile(name: string): Promise<Profile> {
  const parent = join(projectRoot, '.tmp');
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(join(parent, `${name}-`));
  const downloads = join(dir, 'downloads');
  await mkdir(downloads);
  return {
    dir,
    downloads,
    // A closing browser still writes for a moment.
    remove: () => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

/** Chromium's preferences for real downloads without questions, and the extension switches of chrome://extensions. */
export async function writeChromiumPreferences({ dir, downloads }: Profile): Promise<void> {
  await mkdir(join(dir, 'Default'), { recursive: true });
  await writeFile(
    join(dir, 'Default', 'Preferences'),
    JSON.stringify({
      download: { default_directory: downloads, prompt_for_download: false },
      extensions: { ui: { developer_mode: true } },
    }),
  );
}
