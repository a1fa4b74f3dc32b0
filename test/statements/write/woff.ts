import { inflateSync } from 'node:zlib';

/**
 * A WOFF 1.0 font as the TrueType file that it wraps (W3C, WOFF File Format 1.0, §3 and §5). pdfkit
 * reads WOFF too, but unpacks a table again for every glyph.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const data = packed.length < woff.readUInt32BE(at + 12) ? inflateSync(packed) : packed;
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data };
  });
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, i) => {
    const at = 12 + 16 * i;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
