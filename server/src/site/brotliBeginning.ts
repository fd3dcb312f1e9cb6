import { brotliCompressSync, constants } from 'node:zlib';

/** The longest end that can stand in one block, in bytes: its length has two of them. */
const MOST = 65_536;
/** As small as a document gets without holding everybody else: the best quality takes fifty times as long. */
const QUALITY = 5;
/** An empty block that is the last one. */
const LAST = Buffer.of(0b11);

/**
 * Compresses the beginning of texts that differ in their end alone, once: each is then the beginning with its end as it
 * is behind it, a stored block and the last one of RFC 7932, 9.2. The end may be 65,536 bytes long at most, and isn't
 * compressed, so it should be short. Throws a `RangeError` for one that is empty or longer.
 */
export function brotliBeginning(beginning: string): (end: string) => Buffer {
  const compressed = brotliCompressSync(beginning, {
    // Up to a whole byte, with more to come.
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    },
  });
  return (end) => {
    const stored = Buffer.from(end);
    if (stored.length === 0 || stored.length > MOST)
      throw new RangeError(`An end of ${stored.length} bytes is not stored in one block.`);
    // From the lowest bit: not the last (0), a length of 4 nibbles (00), the length less one, stored (1).
    const header = Buffer.alloc(3);
    header.writeUIntLE(((stored.length - 1) << 3) | (1 << 19), 0, 3);
    return Buffer.concat([compressed, header, stored, LAST]);
  };
}
