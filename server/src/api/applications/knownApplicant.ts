import { keyExpression } from '../../db/keyExpression';
import type { Queries } from '../../db/tables';

/** How somebody is called, whatever follows it. */
const firstName = (name: string) => name.trim().toLowerCase().split(/\s+/)[0] ?? '';

/**
 * The candidate on record who applies again: the newest with the same phone number and first name, since families share a
 * phone. Samples and suspected applications are nobody. Undefined for somebody new.
 */
export async function knownApplicant(
  tx: Queries,
  { name, phone }: { name: string; phone: string },
): Promise<{ id: string; status: string } | undefined> {
  const same = await tx
    .selectFrom('candidates')
    .select(['id', 'name', 'status'])
    .where('product', '=', 'instahires')
    .where('isSample', '=', 0)
    .where('suspected', '=', 0)
    .where('deletedAt', 'is', null)
    .where(keyExpression(tx, 'phone', 'phone'), '=', phone)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return same.find((each) => firstName(each.name) === firstName(name));
}
