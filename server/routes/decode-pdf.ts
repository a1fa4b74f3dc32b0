import { invalidInputs } from '../http';

/** The bytes of a base64 text, in a buffer of their own that can be handed to a thread; 400 for anything else. */
export function decodePdf(base64: string): Uint8Array<ArrayBuffer> {
  const characters = base64.replace(/={1,2}$/, '');
  if (/[^A-Za-z0-9+/]/.test(characters) || characters.length % 4 === 1)
    throw invalidInputs(['buffer: must be base64 and nothing else']);
  const bytes = new Uint8Array(Math.floor((characters.length * 3) / 4));
  Buffer.from(bytes.buffer).write(characters, 'base64');
  return bytes;
}
