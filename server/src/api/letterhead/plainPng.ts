import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Why a picture can't be taken, in a sentence. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The longest side of a picture that is read, and the most pixels, which bound the memory that reading takes. */
const MOST_SIDE = 4000;
const MOST_PIXELS = 4_000_000;
/** The longest side of what is kept: 56 mm at 360 dots an inch. */
const KEPT_SIDE = 800;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const damaged = () => new PictureError('This PNG is damaged. Save it again, or choose another one.');

/** Throws for sides that are none, or more than are read. */
export function checkSides(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PictureError('This picture has no size. Choose another one.');
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS)
    throw new PictureError(
      `This picture is ${width} × ${height} pixels. Make it smaller: at most 4,000 a side and 4 million in all.`,
    );
}

/** How many samples a pixel has, by the colour type (PNG specification, third edition, section 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Png {
  width: number;
  height: number;
  bits: number;
  colour: number;
  palette: Buffer;
  /** The alpha of palette entries, or the one colour that is clear. */
  clear: Buffer;
  /** Compressed rows. */
  rows: Buffer;
}

function readChunks(content: Buffer): Png {
  if (!content.subarray(0, 8).equals(signature)) throw damaged();
  const found = new Map<string, Buffer[]>();
  for (let at = 8; at + 12 <= content.length; ) {
    const end = at + 8 + content.readUInt32BE(at);
    const kind = content.toString('latin1', at + 4, at + 8);
    if (end + 4 > content.length || crc32(content.subarray(at + 4, end)) !== content.readUInt32BE(end)) throw damaged();
    found.set(kind, [...(found.get(kind) ?? []), content.subarray(at + 8, end)]);
    at = end + 4;
    if (kind === 'IEND') break;
  }
  const header = found.get('IHDR')?.[0];
  if (header?.length !== 13 || !found.has('IDAT') || !found.has('IEND')) throw damaged();
  const [bits = 0, colour = 0, , , interlaced] = header.subarray(8);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  checkSides(width, height);
  const isKnown = (colour === 0 || colour === 3 ? [1, 2, 4, 8, 16] : [8, 16]).includes(bits) && colour in samplesOf;
  if (!isKnown || (colour === 3 && bits === 16)) throw damaged();
  if (interlaced !== 0) throw new PictureError('This PNG is interlaced. Save it without interlacing.');
  const one = (kind: string) => found.get(kind)?.[0] ?? Buffer.alloc(0);
  return {
    ...{ width, height, bits, colour, palette: one('PLTE'), clear: one('tRNS') },
    rows: Buffer.concat(found.get('IDAT') ?? []),
  };
}

/** The rows without their filters. What would inflate to more than the header says is refused, not inflated. */
function readRows({ width, height, bits, colour, rows }: Png): { bytes: Buffer; rowBytes: number } {
  const samples = samplesOf[colour] ?? 1;
  const rowBytes = Math.ceil((width * samples * bits) / 8);
  const back = Math.max(1, (samples * bits) >> 3);
  const length = height * (rowBytes + 1);
  let raw: Buffer;
  try {
    raw = inflateSync(rows, { maxOutputLength: length });
  } catch {
    throw damaged();
  }
  if (raw.length !== length) throw damaged();
  const bytes = Buffer.alloc(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (rowBytes + 1)] ?? 0;
    if (filter > 4) throw damaged();
    const from = y * (rowBytes + 1) + 1;
    const to = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x >= back ? (bytes[to + x - back] ?? 0) : 0;
      const up = y > 0 ? (bytes[to + x - rowBytes] ?? 0) : 0;
      const corner = x >= back && y > 0 ? (bytes[to + x - rowBytes - back] ?? 0) : 0;
      bytes[to + x] = (raw[from + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { bytes, rowBytes };
}

/** What a filter adds to a byte (section 9.2). */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Red, green and blue of each pixel on white paper. */
function onWhite(png: Png): Buffer {
  const { width, height, bits, colour, palette, clear } = png;
  const { bytes, rowBytes } = readRows(png);
  const samples = samplesOf[colour] ?? 1;
  const most = 2 ** Math.min(bits, 8) - 1;
  /** A sample's first eight bits. */
  const at = (y: number, index: number): number => {
    const bit = index * bits;
    const byte = bytes[y * rowBytes + (bit >> 3)] ?? 0;
    return bits >= 8 ? byte : (byte >> (8 - bits - (bit & 7))) & most;
  };
  const clearAt = (index: number) => clear[index * 2 + (bits === 16 ? 0 : 1)];
  const isGrey = colour === 0 || colour === 4;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const first = x * samples;
      const value = at(y, first);
      let alpha = 255;
      if (colour === 3) alpha = clear[value] ?? 255;
      else if (colour === 4 || colour === 6) alpha = at(y, first + samples - 1);
      else if (
        clear.length > 0 &&
        Array.from({ length: samples }, (_, index) => index).every((index) => at(y, first + index) === clearAt(index))
      )
        alpha = 0;
      for (let head = 0; head < 3; head += 1) {
        const shade =
          colour === 3 ? (palette[value * 3 + head] ?? 0) : isGrey ? (value * 255) / most : at(y, first + head);
        pixels[(y * width + x) * 3 + head] = Math.round(255 + ((shade - 255) * alpha) / 255);
      }
    }
  return pixels;
}

interface Pixels {
  width: number;
  height: number;
  pixels: Buffer;
}

/** The same with no side longer than what is kept: each pixel the mean of those it stands for. */
function scaled({ width, height, pixels }: Pixels): Pixels {
  const by = Math.max(width, height) / KEPT_SIDE;
  if (by <= 1) return { width, height, pixels };
  const [wide, high] = [Math.max(1, Math.round(width / by)), Math.max(1, Math.round(height / by))];
  const small = Buffer.alloc(wide * high * 3);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const [top, left] = [Math.floor((y * height) / high), Math.floor((x * width) / wide)];
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / high));
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / wide));
      for (let head = 0; head < 3; head += 1) {
        let sum = 0;
        for (let row = top; row < bottom; row += 1)
          for (let column = left; column < right; column += 1) sum += pixels[(row * width + column) * 3 + head] ?? 0;
        small[(y * wide + x) * 3 + head] = Math.round(sum / ((bottom - top) * (right - left)));
      }
    }
  return { width: wide, height: high, pixels: small };
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The rows under one filter: 0 for flat colours, 4 (Paeth) for photographs. */
function packed({ width, height, pixels }: Pixels, filter: 0 | 4): Buffer {
  const rowBytes = width * 3;
  const raw = Buffer.alloc(height * (rowBytes + 1));
  for (let y = 0; y < height; y += 1) {
    raw[y * (rowBytes + 1)] = filter;
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x;
      const left = x >= 3 ? (pixels[at - 3] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - rowBytes] ?? 0) : 0;
      const corner = x >= 3 && y > 0 ? (pixels[at - rowBytes - 3] ?? 0) : 0;
      raw[y * (rowBytes + 1) + 1 + x] = (pixels[at] ?? 0) - predicted(filter, left, up, corner);
    }
  }
  return deflateSync(raw, { level: 9 });
}

/** A picture as a PNG of eight bits a colour. */
function writePng(picture: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header[8] = 8;
  header[9] = 2;
  const [flat, photograph] = [packed(picture, 0), packed(picture, 4)];
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', flat.length <= photograph.length ? flat : photograph),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A PNG as papers take it without decoding it again: opaque on white, no side longer than what is kept, and nothing in it
 * but the pixels. Throws `PictureError` for one that is damaged, too large or interlaced.
 */
export function plainPng(content: Buffer): Buffer {
  const png = readChunks(content);
  return writePng(scaled({ width: png.width, height: png.height, pixels: onWhite(png) }));
}
