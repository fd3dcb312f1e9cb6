import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Queries } from '../../../db/tables';

/** The number of codes per account. */
const COUNT = 10;
/** 80 random bits: more than can be brute-forced against a hash. */
const BYTES = 10;

const hashed = (code: string) => createHash('sha256').update(code).digest('hex');

/** Normalises a typed code: lower-case letters and digits without separators. */
const normalized = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `abcd-efgh-ijkl-mnop` */
const newCode = () => {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer });
  return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
};

/** Replaces an account's recovery codes. Stored as hashes: this is the only time they are shown. */
export async function renewRecoveryCodes(tx: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.deleteFrom('recovery_codes').where('accountId', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ accountId, codeHash: hashed(normalized(code)) })))
    .execute();
  return codes;
}

/** The number of unused codes. */
export async function countRecoveryCodes(db: Queries, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a code as used. Returns whether it was valid. */
export async function spendRecoveryCode(db: Queries, accountId: string, typed: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashed(normalized(typed)))
    .returning('accountId')
    .executeTakeFirst();
  return used !== undefined;
}
