import { sql } from 'kysely';
import { companyTermsInput, companyTermsRecord } from 'shared/domain/clients/companyTerms';
import { formatDate, formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { Queries } from '../../../db/tables';
import { isMonthFiled } from '../../duties/filedReturns';
import { companyTermsKind } from '../../facts/factKinds';
import { factRules } from '../../facts/factRules';
import { defineResource } from '../../records/defineResource';
import type { Resource } from '../../records/definition';
import { companies, gstinState, refuseOwnGstin } from './companies';

/** The last month with an invoice to a client whose return is filed. */
async function closed(db: Queries, companyId: string) {
  const month = sql<string>`substr("date", 1, 7)`;
  const rows = await db
    .selectFrom('real_invoices')
    .select(['registration', month.as('month')])
    .distinct()
    .where('companyId', '=', companyId)
    .where('issuedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .orderBy(month, 'desc')
    .execute();
  for (const { registration, month: of } of rows) {
    if (!(await isMonthFiled(db, { registration, date: `${of}-01` }))) continue;
    const until = lastDayOfMonth(of);
    return {
      until,
      why: `The return of ${formatMonth(of)} is filed with invoices under the earlier terms, which stay. Choose a day after ${formatDate(until)}; correct an invoice of earlier days by a note.`,
    };
  }
  return undefined;
}

/**
 * The GSTIN, address and billing terms of clients, each from a day on. Earlier invoices stay unchanged; the company's
 * record has the current values.
 */
export const companyTerms = defineResource({
  path: 'company-terms',
  table: 'company_terms',
  title: 'terms',
  input: companyTermsInput,
  record: companyTermsRecord,
  references: { companyId: 'companies' },
  belongsTo: { company: 'companyId' },
  ...factRules({
    kind: companyTermsKind,
    owner: () => companies,
    self: (): Resource => companyTerms,
    closed,
    prepare: async ({ db, before, after }) => {
      const gstin = String(after.gstin);
      await refuseOwnGstin(db, gstin, String(before?.gstin ?? ''));
      return { state: String(after.state) || gstinState(gstin) };
    },
  }),
});
