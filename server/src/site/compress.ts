import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Above this size the best brotli quality takes seconds; one step below costs little. */
const LARGE = 400_000;

/** Whether a file's kind gains from compression. */
export const compressible = (file: string): boolean => /\.(?:js|css|html|svg|json|xml|txt|webmanifest|ics)$/.test(file);

/** Both encodings of a content, made once when it is published, never for a request. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const quality = content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
