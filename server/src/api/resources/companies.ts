import { companyInput, companyStatuses } from 'shared/domain/company';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';
import { countByStatus } from './countByStatus';
import { csvFields } from './csvFields';

const common = {
  table: 'companies',
  title: 'company',
  input: companyInput,
  importable: true,
  search: ['name', 'industry', 'email', 'phone'],
  csv: csvFields({ Name: 'name', Industry: 'industry', Email: 'email', Phone: 'phone', Status: 'status' }),
};

/** The companies of instahires, which are the account's too. */
export const companies: ResourceDefinition = defineResource({
  ...common,
  path: 'companies',
  scope: { product: 'instahires' },
  seed: instahiresCompanies,
  routes: countByStatus(() => companies, companyStatuses),
});

/** The companies of ultrahrms. */
export const ultrahrms: ResourceDefinition = defineResource({
  ...common,
  path: 'ultrahrms/companies',
  scope: { product: 'ultrahrms' },
  seed: ultrahrmsCompanies,
  routes: countByStatus(() => ultrahrms, companyStatuses),
});
