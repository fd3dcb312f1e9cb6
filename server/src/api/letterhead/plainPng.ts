import { inflateSync } from 'node:zlib';
import { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png';

/** Why a picture is refused, in a sentence. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The longest side of a picture, in pixels: far more than documents print. The form sends at most 800. */
const MOST_SIDE = 1600;
/** The maximum size of the unpacked rows, in bytes: eight for a pixel, and a filter byte for each row of each pass. */
const MOST_BYTES = MOST_SIDE * MOST_SIDE * 8 + MOST_SIDE * 2;

const damaged = (cause?: unknown) =>
  new PictureError('This PNG is damaged. Save it again, or choose another one.', { cause });

/** Throws for missing or too large dimensions. */
export function checkSides(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PictureError('This picture has no size. Choose another one.');
  if (width > MOST_SIDE || height > MOST_SIDE)
    throw new PictureError(`This picture is ${width} × ${height} pixels. Make it smaller: at most 1,600 a side.`);
}

/** The chunks that draw; others hold texts and profiles, sometimes compressed. */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * The drawing chunks, whose unpacked rows are no larger than the picture needs (PNG specification, third edition,
 * section 5.3).
 */
function drawingChunks(content: Buffer): Buffer {
  if (content.length < 33) throw damaged();
  checkSides(content.readUInt32BE(16), content.readUInt32BE(20));
  const [chunks, rows] = [[content.subarray(0, 8)], [] as Buffer[]];
  let headers = 0;
  for (let at = 8; at + 12 <= content.length; ) {
    const end = at + 12 + content.readUInt32BE(at);
    const kind = content.toString('latin1', at + 4, at + 8);
    // A decoder uses the last header, so it must be the one whose dimensions were checked.
    if (kind === 'IHDR' ? (headers += 1) > 1 || at !== 8 : headers === 0) throw damaged();
    if (drawing.has(kind)) chunks.push(content.subarray(at, end));
    if (kind === 'IDAT') rows.push(content.subarray(at + 8, end - 4));
    at = end;
  }
  inflateSync(Buffer.concat(rows), { maxOutputLength: MOST_BYTES });
  return Buffer.concat(chunks);
}

/** The samples of each pixel in eight bits; for a palette, its colors, with alpha if it has any. */
function samplesOf(png: DecodedPng): { samples: ArrayLike<number>; channels: number } {
  const { width, depth, channels, data, palette } = png;
  if (palette) return { samples: convertIndexedToRgb(png), channels: palette[0]?.length ?? 3 };
  if (depth === 16) return { samples: data.map((sample) => sample >> 8), channels };
  if (depth === 8) return { samples: data, channels };
  const rowBytes = Math.ceil((width * depth) / 8);
  const most = 2 ** depth - 1;
  const greyAt = (_: unknown, pixel: number) => {
    const [row, column] = [Math.floor(pixel / width), pixel % width];
    const byte = data[row * rowBytes + ((column * depth) >> 3)] ?? 0;
    return (((byte >> (8 - depth - ((column * depth) & 7))) & most) * 255) / most;
  };
  return { samples: Array.from({ length: width * png.height }, greyAt), channels };
}

/** Red, green and blue of each pixel on a white background. */
function onWhite(png: DecodedPng): Uint8Array {
  const { width, height, data, transparency, channels: stored } = png;
  const { samples, channels } = samplesOf(png);
  const isGrey = channels < 3;
  const hasAlpha = channels === 2 || channels === 4;
  const isClear = (pixel: number) =>
    transparency !== undefined &&
    png.depth >= 8 &&
    transparency.every((sample, index) => data[pixel * stored + index] === sample);
  return Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3);
    const first = pixel * channels;
    const shade = samples[first + (isGrey ? 0 : index % 3)] ?? 0;
    const alpha = hasAlpha ? (samples[first + channels - 1] ?? 255) : isClear(pixel) ? 0 : 255;
    return Math.round(255 + ((shade - 255) * alpha) / 255);
  });
}

/**
 * Makes a PNG that PDFs can contain without decoding: opaque on white, eight bits a color, and only pixels. Throws
 * `PictureError` for a damaged or too large one.
 */
export function plainPng(content: Buffer): Uint8Array {
  try {
    const png = decode(drawingChunks(content), { checkCrc: true });
    const { width, height } = png;
    return encode({ width, height, depth: 8, channels: 3, data: onWhite(png) }, { zlib: { level: 9 } });
  } catch (error) {
    throw error instanceof PictureError ? error : damaged(error);
  }
}
