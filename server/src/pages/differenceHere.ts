import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** The beginning of a `dcz` body, before the dictionary's SHA-256 (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Zstandard's best level that keeps its window within what every browser takes. */
const LEVEL = 19;

let ready: Promise<void> | undefined;

/**
 * A content as its difference to a former one, as `dcz` (RFC 9842): a browser that has the former one restores the
 * content from it. It is unpacked once as a check. Throws when that does not give the content.
 */
export async function differenceHere({
  content,
  former,
}: {
  content: Uint8Array;
  former: Uint8Array;
}): Promise<Uint8Array> {
  await (ready ??= init());
  const [packing, unpacking] = [createCCtx(), createDCtx()];
  try {
    const packed = compressUsingDict(packing, content, former, LEVEL);
    if (Buffer.compare(decompressUsingDict(unpacking, packed, former), content) !== 0)
      throw new Error('A difference does not give the file that it was made of.');
    return Buffer.concat([MAGIC, createHash('sha256').update(former).digest(), packed]);
  } finally {
    freeCCtx(packing);
    freeDCtx(unpacking);
  }
}
