import { companyInput, companyRecord } from 'shared/domain/clients/companies/company';
import { OWN_GSTIN } from 'shared/domain/records/gstin';
import { isStateCode } from 'shared/domain/records/states';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { companyTermsKind } from '../../facts/factKinds';
import { refuseUndated } from '../../facts/refuseUndated';
import { currentLetterhead } from '../../letterhead/letterhead';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { ofEachProduct } from '../../records/ofEachProduct';
import { owesMoney } from './belongings';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

/** The state of a GSTIN's first two digits; empty without one. */
export const gstinState = (gstin: string) => (isStateCode(gstin.slice(0, 2)) ? gstin.slice(0, 2) : '');

/** Throws 400 for our own company's GSTIN, which no client has. */
export async function refuseOwnGstin(db: Queries, gstin: string, before = ''): Promise<void> {
  if (gstin === '' || gstin === before) return;
  if (gstin === (await currentLetterhead(db)).gstin) throw badInput([{ path: 'gstin', msg: OWN_GSTIN }]);
}

/** The companies of instahires, which are also the account's, and those of ultrahrms. */
export const [companies, ultrahrms] = ofEachProduct(
  {
    path: 'companies',
    samples: { instahires: instahiresCompanies, ultrahrms: ultrahrmsCompanies },
  },
  (own) =>
    defineResource({
      ...own,
      table: 'companies',
      title: 'company',
      input: companyInput,
      record: companyRecord,
      belongsTo: { company: 'id' },
      importable: true,
      search: ['name', 'industry', 'email', 'phone', 'gstin', 'contacts.name', 'contacts.phone', 'contacts.email'],
      current: { column: 'status', values: ['Active', 'Approved', 'Pending'] },
      keys: [
        { column: 'gstin', label: 'GSTIN', second: 'warn' },
        { column: 'email', label: 'email address', second: 'warn' },
        { column: 'name', label: 'name', second: 'take' },
      ],
      merges: {},
      csv: csvFields({ Name: 'name', Industry: 'industry', Email: 'email', Phone: 'phone', Status: 'status' }),
      prepare: async (change) => {
        const { state, gstin } = change.after;
        await refuseOwnGstin(change.db, gstin, change.before?.gstin);
        // The state defaults to the GSTIN's.
        return { state: state || gstinState(gstin) };
      },
      refuse: (change) =>
        change.operation === 'delete' && change.before
          ? owesMoney(change.db, change.before)
          : refuseUndated(companyTermsKind, 'GSTIN, address and billing terms', change),
    }),
);
