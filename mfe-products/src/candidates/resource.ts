import { type Candidate, type CandidateInput, candidateInput, candidateStatuses, type CandidateStatus } from 'shared/domain/candidate';
import type { Product } from 'shared/domain/product';
import type { ResourceDefinition, Tone } from 'shared/ui';
import { apiPath } from '../section/sections';

/** What each status means at a glance. */
export const candidateTones: Readonly<Record<CandidateStatus, Tone>> = { Pending: 'warn', Interviewed: 'orange', Selected: 'good', Rejected: 'bad' };

/** A product's candidates. */
export function candidatesOf(product: Product): ResourceDefinition<Candidate, CandidateInput> {
  return {
    path: apiPath(product, 'candidates'),
    name: { one: 'candidate', many: 'candidates' },
    title: (row) => row.name,
    texts: { empty: 'No candidates yet', emptyHint: 'Add the people who apply, and follow each one from the first call to the decision.' },
    search: 'Name, e-mail or position',
    filters: [{ name: 'status', label: 'Status', options: candidateStatuses, multiple: true }],
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'position', title: 'Position', sortable: true, priority: 2 },
      { key: 'email', title: 'Email', kind: 'email', priority: 3 },
    ],
    schema: candidateInput,
    defaults: { product, status: 'Pending' },
    fields: [
      { name: 'name', label: 'Name', required: true, autoComplete: 'off', maxLength: 120 },
      { name: 'email', label: 'Email', kind: 'email', required: true },
      { name: 'position', label: 'Position', required: true, maxLength: 120 },
      { name: 'status', label: 'Status', kind: 'select', options: candidateStatuses, clearable: false },
    ],
  };
}
