import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { complaints, openGallery, type Way } from './gallery';
import { SCENES } from './scenes';

/**
 * Draws every state in every way of looking at it into `.tmp/gallery`, and runs axe over each.
 * Usage: `npx tsx test/gallery/shoot.ts [part of a scene's name]`; exits 1 where axe finds something.
 */
const OUT = fileURLToPath(new URL('../../.tmp/gallery', import.meta.url));
const wanted = process.argv[2] ?? '';
const ways: Way[] = ['light', 'dark', 'forced'];

await mkdir(OUT, { recursive: true });
const gallery = await openGallery();
let found = 0;
const shoot = async (name: string, way: Way, zoom = 1): Promise<void> => {
  const page = await gallery.open(name, way, zoom);
  await page.screenshot({ path: `${OUT}/${name}.${way}${zoom === 1 ? '' : `.${zoom}x`}.png` });
  for (const complaint of way === 'forced' ? [] : await complaints(page)) {
    found += 1;
    console.log(`${name} (${way}): ${complaint}`);
  }
  await page.context().close();
};
for (const name of Object.keys(SCENES).filter((scene) => scene.includes(wanted))) {
  for (const way of ways) await shoot(name, way);
  await shoot(name, 'light', 2);
}
await gallery.close();
console.log(`${OUT}: ${found} complaints`);
process.exitCode = found > 0 ? 1 : 0;
