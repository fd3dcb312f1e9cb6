import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';

const columns = ['id', 'name', 'gstin', 'state', 'address', 'pin', 'email', 'sez', 'paymentDays'] as const;

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * The companies of instahires with these typed names, ignoring case, for new records that name a client without linking
 * one, in one query. The function returns undefined for an empty, unknown or ambiguous name.
 */
export async function companiesNamed(db: Queries, names: readonly string[]) {
  const wanted = [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
  const found =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('live_companies')
          .select(columns)
          .where(sql`lower("name")`, 'in', sql`(${sql.join(wanted.map((name) => sql`lower(${name})`))})`)
          .where('product', '=', 'instahires')
          .execute();
  const having = new Map<string, typeof found>();
  for (const company of found) having.set(keyOf(company.name), [...(having.get(keyOf(company.name)) ?? []), company]);
  return (name: string) => {
    const [company, other] = having.get(keyOf(name)) ?? [];
    return company && !other ? { ...company, sez: Boolean(company.sez) } : undefined;
  };
}
