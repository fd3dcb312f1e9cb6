import { checkSides, PictureError, plainPng } from './plainPng';

/** A stored picture, or why it is refused. */
export type PlainPicture = { content: Uint8Array } | { problem: string };

const damaged = () => new PictureError('This JPEG is damaged. Save it again, or choose another one.');

/** Checks a JPEG by its frame header (ITU-T T.81, B.2.2); PDFs contain its bytes unchanged. */
function checkJpeg(content: Buffer): void {
  for (let at = 2; at + 9 < content.length; ) {
    if (content[at] !== 0xff) throw damaged();
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) throw damaged();
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      if (marker > 0xc2 || content[at + 4] !== 8)
        throw new PictureError('This kind of JPEG can’t be printed. Save it as PNG.');
      checkSides(content.readUInt16BE(at + 7), content.readUInt16BE(at + 5));
      if (content[at + 9] !== 1 && content[at + 9] !== 3)
        throw new PictureError('This JPEG is in CMYK colours. Save it in RGB, or as PNG.');
      if (content.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) throw damaged();
      return;
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
  throw damaged();
}

/** Normalizes a PNG or JPEG, detected by its content, for letterheads. */
export function plainPicture(bytes: Uint8Array): PlainPicture {
  const content = Buffer.from(bytes);
  try {
    if (content[0] !== 0xff) return { content: plainPng(content) };
    checkJpeg(content);
    return { content };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { problem: error.message };
  }
}
