import { isPdf } from 'shared/domain/tables/isPdf';

/** The name of the stream that makes an OLE container a Word document, in its directory's encoding. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** How the root of an SVG begins, which no library distinguishes from other XML. */
const svgBegins = /<svg[\s>]/i;

/** A file's media type by its content; undefined if unknown. */
export async function mediaType(content: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(content))?.mime;
  if (found === 'application/x-cfb' && content.includes(wordStream)) return 'application/msword';
  if (found !== undefined && found !== 'application/xml') return found;
  if (svgBegins.test(content.toString('latin1', 0, 2000))) return 'image/svg+xml';
  return found ?? (isPdf(content) ? 'application/pdf' : undefined);
}
