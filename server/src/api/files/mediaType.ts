/** The name of the stream that makes an OLE container a Word document, as it stands in the container's directory. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** What a file is by its content, as a media type; undefined when nobody knows. */
export async function mediaType(content: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(content))?.mime;
  return found === 'application/x-cfb' && content.includes(wordStream) ? 'application/msword' : found;
}
