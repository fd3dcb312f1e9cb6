import { type Company, type CompanyInput, companyInput, companyRecord } from 'shared/domain/clients/companies/company';
import { OWN_GSTIN } from 'shared/domain/records/gstin';
import { isStateCode } from 'shared/domain/records/states';
import { badInput } from '../../../core/errors';
import { currentLetterhead } from '../../letterhead/letterhead';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { csvFields } from '../../records/lists/csvCells';
import { ofEachProduct } from '../../records/ofEachProduct';
import { owesMoney } from './belongings';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

/** The state whose code a GSTIN begins with; empty without one. */
const gstinState = (gstin: string) => (isStateCode(gstin.slice(0, 2)) ? gstin.slice(0, 2) : '');

/** Throws 400 for the company's own GSTIN, which no client has. */
async function refuseOwnGstin({ before, after: { gstin }, db }: Change<Company, CompanyInput>): Promise<void> {
  if (gstin === '' || gstin === before?.gstin) return;
  if (gstin === (await currentLetterhead(db)).gstin) throw badInput([{ path: 'gstin', msg: OWN_GSTIN }]);
}

/** The companies of instahires, which are the account's too, and those of ultrahrms. */
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
        await refuseOwnGstin(change);
        const { state, gstin } = change.after;
        // The state is the GSTIN's where nobody said another.
        return { state: state || gstinState(gstin) };
      },
      refuse: ({ operation, before, db }) => (operation === 'delete' && before ? owesMoney(db, before) : undefined),
    }),
);
