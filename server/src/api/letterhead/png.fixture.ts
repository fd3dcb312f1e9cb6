import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A PNG as any program might write it: `rows` are its bytes before compression, with a filter number before each row.
 */
export function pngOf({
  width,
  height,
  rows,
  bits = 8,
  colour = 6,
  interlaced = 0,
  more = [],
}: {
  width: number;
  height: number;
  rows: Buffer;
  bits?: number;
  colour?: number;
  interlaced?: number;
  more?: readonly [kind: string, data: Buffer][];
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more.map(([kind, data]) => chunk(kind, data)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of one color, half of it transparent. */
export const halfClear = (width: number, height: number): Buffer =>
  pngOf({
    ...{ width, height },
    rows: Buffer.concat(
      Array.from({ length: height }, () =>
        Buffer.from([0, ...Array.from({ length: width }, (_, x) => [200, 80, 10, x < width / 2 ? 255 : 0]).flat()]),
      ),
    ),
  });

/** The smallest JPEG with these dimensions in its frame header; it can't be displayed. */
export const jpegOf = (width: number, height: number, { frame = 0xc0, heads = 3 } = {}): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, frame, 0, 8 + heads * 3, 8, height >> 8, height & 255, width >> 8, width & 255, heads],
    ...Array.from({ length: heads }, (_, head) => [head + 1, 0x11, 0]).flat(),
    ...[0xff, 0xd9],
  ]);
