import type { Company } from 'shared/domain/clients/companies/company';
import {
  type CompanyTerms,
  type CompanyTermsInput,
  companyFacts,
  companyTermsInput,
} from 'shared/domain/clients/companyTerms';
import { formatDate, today } from 'shared/domain/dates/dates';
import type { Field, ResourceDefinition } from 'shared/ui';
import { billsOf } from './resource';

/**
 * A client's registration and billing terms, each from an effective date; a new entry starts with the current values.
 */
export const companyTerms = (company: Company): ResourceDefinition<CompanyTerms, CompanyTermsInput> => ({
  path: 'company-terms',
  name: { one: 'new terms', many: 'terms' },
  title: ({ startsOn }) => `Terms from ${formatDate(startsOn)}`,
  defaultSort: '-startsOn',
  columns: [
    { key: 'startsOn', title: 'From', kind: 'date' },
    { key: 'gstin', title: 'GSTIN', kind: 'code' },
    { key: 'paymentDays', title: 'Payment terms (days)', kind: 'number' },
    { key: 'purchaseOrder', title: 'Purchase order', priority: 3 },
  ],
  schema: companyTermsInput,
  defaults: { ...companyFacts.of(company), startsOn: today() },
  fields: [
    { name: 'startsOn', label: 'From', kind: 'date', required: true, help: 'Can be a future day.' },
    ...(billsOf(company.product).fields.filter((field) =>
      (companyFacts.names as readonly string[]).includes(field.name),
    ) as unknown as readonly Field<CompanyTermsInput>[]),
  ],
});
