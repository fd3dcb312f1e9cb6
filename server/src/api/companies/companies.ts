import { companyInput, companyRecord } from 'shared/domain/company';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import { dashboard } from '../resource/recordNames';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

const detail = ['industry', 'status'] as const;
const common = {
  table: 'companies',
  title: 'company',
  input: companyInput,
  record: companyRecord,
  importable: true,
  search: ['name', 'industry', 'email', 'phone'] as const,
  csv: csvFields({ Name: 'name', Industry: 'industry', Email: 'email', Phone: 'phone', Status: 'status' }),
};

/** The companies of instahires, which are the account's too. */
export const companies = defineResource({
  ...common,
  path: 'companies',
  scope: { product: 'instahires' },
  found: { kind: 'Company', detail, page: dashboard('account/manageCompanies') },
  seed: () => instahiresCompanies,
});

/** The companies of ultrahrms. */
export const ultrahrms = defineResource({
  ...common,
  path: 'ultrahrms/companies',
  scope: { product: 'ultrahrms' },
  found: { kind: 'Company (ultrahrms)', detail, page: dashboard('ultrahrms/manageCompanies') },
  seed: () => ultrahrmsCompanies,
});
