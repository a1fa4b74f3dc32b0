import { Zip, ZipDeflate } from 'fflate';
import { ZIP_TIME } from './zip-time';

/** Files of a zip by their paths, each in slices. */
type Contents = Iterable<readonly [path: string, slices: Iterable<Uint8Array>]>;

/** A zip, compressed slice by slice, between which the caller may pause. */
export function* packInSlices(contents: Contents): Generator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const [path, slices] of contents) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = ZIP_TIME;
    zip.add(file);
    for (const slice of slices) {
      file.push(slice);
      yield* ready;
      ready = [];
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}
