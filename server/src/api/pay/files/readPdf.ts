import { ApiError, badInput } from '../../../core/errors';
import { openProcesses } from '../../../threads/pools';
import type { PdfText } from './pdfText';

/**
 * PDFs come from outside, so a separate process reads them with limits of time and memory; a few kilobytes may unpack
 * to gigabytes.
 */
const texts = openProcesses<typeof import('./pdfText')>('pdfTexts', {
  processes: 1,
  waiting: 5,
  limitMs: 15_000,
  mostMb: 400,
});

const PASTE = 'Copy its text and paste it instead.';

const sentences: Readonly<Record<NonNullable<PdfText['problem']> | 'heavy', string>> = {
  broken: 'This PDF is damaged. Download it from the portal again.',
  locked: `This PDF asks for a password. ${PASTE}`,
  pictures: 'This PDF has pictures and no text. Download it from the portal instead of scanning it.',
  heavy: `This PDF takes too long to read. ${PASTE}`,
  long: 'This PDF is too long. Choose the challan alone.',
};

/**
 * The text of a PDF. `signal` aborts the work when its requester has gone. Throws 400 with the field `file` for an
 * unreadable one, and 503 while too many are being read.
 */
export async function readPdf(content: Uint8Array, signal: AbortSignal): Promise<string> {
  const { text, problem } = await texts.run('pdfText', content, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    if (error instanceof ApiError && error.code === 'busy') throw error;
    // It exceeded the time or memory limit.
    return { text: undefined, problem: 'heavy' as const };
  });
  if (text === undefined) throw badInput([{ path: 'file', msg: sentences[problem] }]);
  return text;
}
