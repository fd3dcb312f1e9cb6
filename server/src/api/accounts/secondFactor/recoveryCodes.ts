import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Queries } from '../../../db/tables';

/** How many codes an account gets. */
const COUNT = 10;
/** 80 random bits: more than can be tried against a hash. */
const BYTES = 10;

const hashed = (code: string) => createHash('sha256').update(code).digest('hex');

/** A code as it was made, however it was typed: small letters and digits without what parts them. */
const normalized = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `abcd-efgh-ijkl-mnop` */
const newCode = () => {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer });
  return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
};

/** Replaces an account's recovery codes. They are stored as hashes: this is the only time they are shown. */
export async function renewRecoveryCodes(tx: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.deleteFrom('recovery_codes').where('accountId', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ accountId, codeHash: hashed(normalized(code)) })))
    .execute();
  return codes;
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Queries, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses a code up. Returns whether it was one. */
export async function spendRecoveryCode(db: Queries, accountId: string, typed: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashed(normalized(typed)))
    .returning('accountId')
    .executeTakeFirst();
  return used !== undefined;
}
