import { sql } from 'kysely';
import type { Queries } from '../../db/tables';

const columns = ['id', 'name', 'gstin', 'state', 'address', 'email', 'sez', 'paymentDays'] as const;

/**
 * The company of instahires with a name that was typed, in small letters or capitals, for a new record that names a client and
 * links none; undefined for no name, for one that nobody has, and for one that several have.
 */
export async function companyNamed(db: Queries, name: string) {
  const wanted = name.trim();
  if (wanted === '') return undefined;
  const found = await db
    .selectFrom('companies')
    .select(columns)
    .where(sql`lower("name")`, '=', sql`lower(${wanted})`)
    .where('product', '=', 'instahires')
    .where('deletedAt', 'is', null)
    .limit(2)
    .execute();
  const [company, other] = found;
  return company && !other ? { ...company, sez: Boolean(company.sez) } : undefined;
}
