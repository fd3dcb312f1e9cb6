import { createHash } from 'node:crypto';
import type { Copy } from 'shared/domain/papers/copyMark';
import type { Queries } from '../../../db/tables';

/** A stored PDF. */
export interface IssuedPaper {
  pdf: Buffer;
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: string;
}

/** Which PDF of a document: a copy as issued, or as registered by the invoice portal. */
export type KeptPaper = Copy | 'registered';

async function stored(db: Queries, recordId: string, copy: KeptPaper): Promise<IssuedPaper | undefined> {
  const row = await db
    .selectFrom('issued_papers')
    .select(['base64', 'sha256'])
    .where('recordId', '=', recordId)
    .where('copy', '=', copy)
    .executeTakeFirst();
  return row && { pdf: Buffer.from(row.base64, 'base64'), sha256: row.sha256 };
}

/**
 * A copy of an issued document, always the same bytes; `make` makes it when there is none yet. Of two concurrent calls,
 * the first stored copy counts for both.
 */
export async function issuedPaper(
  db: Queries,
  recordId: string,
  copy: KeptPaper,
  make: () => Promise<Uint8Array>,
): Promise<IssuedPaper> {
  const known = await stored(db, recordId, copy);
  if (known) return known;
  const pdf = Buffer.from(await make());
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await db
    .insertInto('issued_papers')
    .values({
      recordId,
      copy,
      sha256,
      base64: pdf.toString('base64'),
      bytes: pdf.length,
      madeAt: new Date().toISOString(),
    })
    .onConflict((existing) => existing.columns(['recordId', 'copy']).doNothing())
    .execute();
  return (await stored(db, recordId, copy)) ?? { pdf, sha256 };
}
