/** Where readers of PDF look for its header (PDF 32000-1:2008, annex H, note 13): mail and scanners put lines before it. */
const HEADER_WITHIN = 1024;

/** Whether a file that is nothing else is a PDF, as PDF's own readers see it. */
export const isPdf = (content: Uint8Array): boolean =>
  /%PDF-\d/.test(new TextDecoder('latin1').decode(content.subarray(0, HEADER_WITHIN)));
