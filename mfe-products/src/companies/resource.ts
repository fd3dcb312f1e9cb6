import { type Company, type CompanyInput, companyInput, companyStatuses } from 'shared/domain/company';
import type { Product } from 'shared/domain/product';
import type { ResourceDefinition } from 'shared/ui';
import { apiPath } from '../section/sections';

/** The act's sentence for a failure; 'Unknown error' for anything that is not an error. */
const orUnknown = (sentence: string) => (error: unknown) => (error instanceof Error ? sentence : 'Unknown error');

/** What the status toggle says when it fails. */
export const STATUS_FAILED = orUnknown('Failed to update status');

/** A product's companies. */
export function companiesOf(product: Product): ResourceDefinition<Company, CompanyInput> {
  return {
    path: apiPath(product, 'companies'),
    name: { one: 'company', many: 'companies' },
    title: (row) => row.name,
    texts: {
      empty: 'No companies found',
      emptyHint: 'Add the companies that hire through you.',
      loadFailed: orUnknown('Failed to load companies'),
      addFailed: orUnknown('Failed to add company'),
      removeFailed: orUnknown('Delete failed'),
    },
    search: 'Name, industry, e-mail or phone',
    filters: [{ name: 'status', label: 'Status', options: companyStatuses, multiple: true }],
    pager: 'numbered',
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'industry', title: 'Industry', sortable: true, priority: 2 },
      { key: 'email', title: 'Email', kind: 'email', priority: 3 },
      { key: 'phone', title: 'Phone', kind: 'phone', priority: 2 },
      {
        key: 'status',
        title: 'Status',
        kind: 'status',
        sortable: true,
        tones: { Active: 'good', Approved: 'good', Inactive: 'warn', Pending: 'warn', Rejected: 'bad' },
      },
    ],
    schema: companyInput,
    defaults: { status: 'Active' },
    fields: [
      { name: 'name', label: 'Name', required: true, autoComplete: 'organization', maxLength: 200 },
      { name: 'industry', keeps: true, label: 'Industry', maxLength: 120 },
      { name: 'email', label: 'Email', kind: 'email' },
      { name: 'phone', label: 'Phone', kind: 'tel', maxLength: 40 },
      { name: 'status', label: 'Status', kind: 'select', options: companyStatuses, clearable: false },
    ],
  };
}
