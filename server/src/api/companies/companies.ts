import { companyInput } from 'shared/domain/company';
import { csvFields } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import { dashboard } from '../resource/recordNames';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

const detail = ['industry', 'status'];
const common = {
  table: 'companies',
  title: 'company',
  input: companyInput,
  importable: true,
  search: ['name', 'industry', 'email', 'phone'],
  csv: csvFields<string>({ Name: 'name', Industry: 'industry', Email: 'email', Phone: 'phone', Status: 'status' }),
};

/** The companies of instahires, which are the account's too. */
export const companies = untypedResource({
  ...common,
  path: 'companies',
  scope: { product: 'instahires' },
  found: { kind: 'Company', detail, page: dashboard('account/manageCompanies') },
  seed: () => instahiresCompanies,
});

/** The companies of ultrahrms. */
export const ultrahrms = untypedResource({
  ...common,
  path: 'ultrahrms/companies',
  scope: { product: 'ultrahrms' },
  found: { kind: 'Company (ultrahrms)', detail, page: dashboard('ultrahrms/manageCompanies') },
  seed: () => ultrahrmsCompanies,
});
