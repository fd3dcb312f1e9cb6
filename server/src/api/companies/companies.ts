import { companyInput, companyRecord } from 'shared/domain/company';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import { ofEachProduct } from '../resource/ofEachProduct';
import { owesMoney } from './belongings';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

/** The companies of instahires, which are the account's too, and those of ultrahrms. */
export const [companies, ultrahrms] = ofEachProduct(
  {
    path: 'companies',
    kind: 'Company',
    detail: ['industry', 'status'],
    pages: { instahires: 'account/manageCompanies', ultrahrms: 'ultrahrms/manageCompanies' },
    samples: { instahires: instahiresCompanies, ultrahrms: ultrahrmsCompanies },
  },
  (own) =>
    defineResource({
      ...own,
      table: 'companies',
      title: 'company',
      input: companyInput,
      record: companyRecord,
      importable: true,
      search: ['name', 'industry', 'email', 'phone', 'gstin'],
      csv: csvFields({ Name: 'name', Industry: 'industry', Email: 'email', Phone: 'phone', Status: 'status' }),
      refuse: ({ operation, before, db }) => (operation === 'delete' && before ? owesMoney(db, before) : undefined),
    }),
);
