import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries } from './tables';

/** Characters between the digits of a phone number. */
const MARKS = [' ', '-', '(', ')', '.', '+', '/'];

/** How many trailing digits identify a phone number. */
export const PHONE_DIGITS = 10;

/**
 * A column normalised for key comparison: texts in lower case, phone numbers by their last ten digits. Migration 271
 * indexes exactly this: a change here needs a migration, or every look-up scans the whole table.
 */
export function keyExpression(db: Queries, column: string, as: 'text' | 'phone'): RawBuilder<string> {
  if (as === 'text') return sql<string>`lower(${sql.ref(column)})`;
  if (isPostgres(db))
    return sql<string>`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), ${sql.lit(PHONE_DIGITS)})`;
  const digits = MARKS.reduce<RawBuilder<unknown>>(
    (text, mark) => sql`replace(${text}, ${sql.lit(mark)}, '')`,
    sql.ref(column),
  );
  return sql<string>`substr(${digits}, ${sql.lit(-PHONE_DIGITS)})`;
}
