import { sql } from 'kysely';
import { keyExpression } from '../keyExpression';
import type { Migration } from './migration';

/** An index of companies' email addresses, which forms search. */
export const companyEmails: Migration = {
  name: '323-company-emails',
  async up(tx) {
    await sql`create index "companies_key_email" on "companies" (${keyExpression(tx, 'email', 'text')}) where "deletedAt" is null and "email" <> ''`.execute(
      tx,
    );
  },
};
