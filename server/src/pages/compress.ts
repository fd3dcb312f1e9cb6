import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Above this size the best brotli quality takes seconds; one step below costs little. */
const LARGE = 400_000;

/** The quality of either encoding that is worth its time while somebody waits. */
const QUICK = 5;

/** Whether a file's kind gains from compression. */
export const compressible = (file: string): boolean => /\.(?:js|css|html|svg|json|xml|txt|webmanifest|ics)$/.test(file);

const brotliOptions = (content: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 10 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});
const gzipOptions = { level: constants.Z_BEST_COMPRESSION };

/** Both encodings of a content, made in the threads that Node reads files in: for a build, which has them for itself. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([brotli(content, brotliOptions(content)), gzipped(content, gzipOptions)]);
  return { br, gz };
}

/** Both encodings of a content as somebody waits for them: in a few milliseconds, and a tenth larger. */
export async function compressQuickly(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { ...brotliOptions(content).params, [constants.BROTLI_PARAM_QUALITY]: QUICK };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: QUICK })]);
  return { br, gz };
}

/** Both encodings of a content, made in this thread: the server has them made in one apart (`threads/pools.ts`). */
export const compressHere = (content: Uint8Array): { br: Buffer; gz: Buffer } => ({
  br: brotliCompressSync(content, brotliOptions(content)),
  gz: gzipSync(content, gzipOptions),
});
