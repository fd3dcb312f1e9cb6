const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(content: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A file to put into an archive. */
export interface ZipFile {
  name: string;
  content: Buffer;
}

/**
 * The common fields of a file's own header and its entry in the directory: version 2.0, UTF-8 names, stored without
 * compression.
 */
function common({ name, content }: ZipFile): Buffer {
  const fields = Buffer.alloc(26);
  const size = content.length;
  [20, 0x0800, 0, 0, 0x21].forEach((value, index) => fields.writeUInt16LE(value, index * 2));
  [crc32(content), size, size].forEach((value, index) => fields.writeUInt32LE(value, 10 + index * 4));
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

/** A zip archive (APPNOTE 6.3.3), written as its files arrive, without compression: PDFs are compressed already. */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const [name, fields, place] = [Buffer.from(file.name), common(file), Buffer.alloc(14)];
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, file.content]);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, name]));
    offset += local.length;
    yield local;
  }
  const end = Buffer.alloc(18);
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([...directory, Buffer.from('PK\x05\x06'), end]);
}
