import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

// Reads a PDF from standard input and writes its pages' texts as JSON; a separate process, because Jest can't load the
// reader.
const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)), { verbosity: 0 });
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items
    .filter(({ str = '', transform }) => str.trim() !== '' && transform[1] === 0)
    .map(({ str, transform: [, , , size, x, y], width }) => ({ text: str, x, y: y - size * 0.2, width, height: size }));
  pages.push({ width, height, texts });
}
process.stdout.write(JSON.stringify(pages));
