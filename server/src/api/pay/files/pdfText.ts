/** A PDF's text, or why it can't be read. */
export type PdfText =
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: 'broken' | 'locked' | 'pictures' | 'long' };

/** Limit of pages read: a challan has one or two, with its list of members a few more. */
const MOST_PAGES = 50;
/** Limit of characters returned: pages may unpack to far more. */
const MOST_TEXT = 1_000_000;

/** The text of a PDF, its lines in file order. unpdf stays at 1.7, because later versions require Node 22. */
export async function pdfText(content: Uint8Array): Promise<PdfText> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
    if (document.numPages > MOST_PAGES) return { problem: 'long' };
    const { text } = await extractText(document, { mergePages: true });
    if (text.length > MOST_TEXT) return { problem: 'long' };
    return text.trim() === '' ? { problem: 'pictures' } : { text };
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}
