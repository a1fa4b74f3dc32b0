/** Bytes per slice: a multiple of three, so that slices of base64 join without padding between them. */
const SLICE = 3 * 16_384;

/** base64 of bytes, in slices of some 64 kB. */
export function* base64Slices(bytes: Uint8Array): Generator<string> {
  for (let at = 0; at < bytes.length; at += SLICE)
    yield btoa(String.fromCharCode(...bytes.subarray(at, at + SLICE)));
}

/** Characters of the base64 of so many bytes. */
export const base64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/** The request's body (contract §1), never as one string in memory. */
export function requestBody(
  bytes: Uint8Array,
  { name, password }: { name: string; password: string | undefined },
): Blob {
  const rest = JSON.stringify({
    file: name,
    ...(password !== undefined && { pass: password }),
  });
  return new Blob([`${rest.slice(0, -1)},"buffer":"`, ...base64Slices(bytes), '"}'], {
    type: 'application/json',
  });
}
