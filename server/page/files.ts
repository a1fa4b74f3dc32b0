import { readFile } from 'node:fs/promises';

/** What the page's document refers to. */
export type PageFiles = { script: string; style: string };

const isSource = import.meta.url.endsWith('.ts');

/** The page's files: from the build, or bundled now when the service runs from its sources. */
export async function loadPageFiles(): Promise<PageFiles> {
  if (isSource) return (await import('./bundle')).bundlePage();
  const [script, style] = await Promise.all(
    ['page.js', 'page.css'].map((name) =>
      readFile(new URL(`./page/${name}`, import.meta.url), 'utf8'),
    ),
  );
  return { script: script ?? '', style: style ?? '' };
}
