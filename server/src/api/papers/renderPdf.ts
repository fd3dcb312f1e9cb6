import type { Pdfmake } from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { scriptFonts, shapeScripts } from './shapedFonts';

let loaded: Promise<Pdfmake> | undefined;

/** Loads pdfmake on first use, and lets it read only the documents' fonts. */
async function load(): Promise<Pdfmake> {
  const [{ default: pdfmake }, { default: roboto }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/fonts/Roboto.js'),
    shapeScripts(),
  ]);
  const fonts = { ...roboto, ...scriptFonts() };
  const files = Object.values(fonts).flatMap((styles) => Object.values(styles));
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake;
}

/** A document's PDF bytes. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  loaded ??= load();
  return (await loaded).createPdf(document).getBuffer();
}
