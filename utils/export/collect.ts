import { strToU8 } from 'fflate';
import type { ExportOptions, Slices } from './format';

/** All slices of a file as its bytes, text in UTF-8. */
export const collect = async (
  slices: Slices,
  pause: ExportOptions['pause'],
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const slice of slices) {
    const chunk = typeof slice === 'string' ? strToU8(slice) : slice;
    chunks.push(chunk);
    length += chunk.length;
    await pause?.();
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};
