/** The bytes of a base64 text. Throws where it is none. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  // A loop, since this runs over megabytes: `Uint8Array.from` takes twenty times as long.
  for (let index = 0; index < characters.length; index++)
    bytes[index] = characters.charCodeAt(index);
  return bytes;
}
