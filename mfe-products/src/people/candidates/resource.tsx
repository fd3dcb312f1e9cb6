import type { Product } from 'shared/domain/console/product';
import {
  type Candidate,
  type CandidateStatus,
  candidateInput,
  candidateStatuses,
  cvFile,
  newCandidateInput,
} from 'shared/domain/people/candidates/candidate';
import { optionalUpload } from 'shared/domain/records/upload';
import { type Field, FileLink, type ResourceDefinition, type Tone } from 'shared/ui';
import type { z } from 'zod';
import { companyPicker } from '../../records/pickers';
import { apiPath } from '../../section/sections';

/** Each status's tone. */
export const candidateTones: Readonly<Record<CandidateStatus, Tone>> = {
  Pending: 'warn',
  Interviewed: 'orange',
  Selected: 'good',
  Rejected: 'bad',
};

const file = optionalUpload(cvFile);
const candidateForm = candidateInput.safeExtend({ file });
export type CandidateForm = z.infer<typeof candidateForm>;

/** The company of a candidate, within the same product. */
const companyField = (product: Product): Field<CandidateForm> => ({
  ...companyPicker(apiPath(product, 'companies')),
  name: 'companyId',
  label: 'Company',
  help: 'Client this candidate is for.',
});

function fields(product: Product, isNew: boolean): readonly Field<CandidateForm>[] {
  return [
    { name: 'name', label: 'Name', required: true, autoComplete: 'off', maxLength: 120 },
    { name: 'email', label: 'Email', kind: 'email', required: isNew },
    { name: 'phone', label: 'Phone', kind: 'tel', maxLength: 40 },
    { name: 'position', keeps: true, label: 'Position', required: true, maxLength: 120 },
    { name: 'status', label: 'Status', kind: 'select', options: candidateStatuses, clearable: false },
    { name: 'city', label: 'City', maxLength: 120 },
    { name: 'skills', label: 'Skills', maxLength: 500, help: 'With commas between them.' },
    ...(isNew ? [] : [companyField(product)]),
    { name: 'file', label: 'CV', kind: 'file', rule: cvFile },
  ];
}

/** The fields that a file of candidates can contain: a company must be chosen, so it is excluded. */
export const importableOf = (resource: ResourceDefinition<Candidate, CandidateForm>): typeof resource => ({
  ...resource,
  fields: resource.fields.filter(({ kind }) => kind !== 'custom'),
});

/**
 * A product's candidates. The form requires an email address; a candidate created from a callback may have a phone
 * number instead.
 */
export function candidatesOf(product: Product): ResourceDefinition<Candidate, CandidateForm> {
  const path = apiPath(product, 'candidates');
  return {
    path,
    name: { one: 'candidate', many: 'candidates' },
    title: (row) => row.name,
    texts: {
      empty: 'No candidates yet',
      firstStep: 'Add applicants and follow each one from the first call to the decision.',
    },
    search: 'Name, email, phone or position',
    filters: [
      { name: 'status', label: 'Status', options: candidateStatuses, multiple: true },
      { name: 'suspected', label: 'Spam', options: [{ value: 'true', label: 'Suspected spam' }] },
    ],
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'position', title: 'Position', sortable: true, priority: 3 },
      { key: 'email', title: 'Email', kind: 'email', priority: 2 },
      { key: 'phone', title: 'Phone', kind: 'phone', priority: 2 },
      {
        key: 'file',
        title: 'CV',
        width: 24,
        priority: 3,
        render: (row) => <FileLink path={path} record={row} iconOnly />,
      },
    ],
    merges: true,
    keys: { phone: 'warn', email: 'warn' },
    schema: candidateForm,
    fields: fields(product, false),
    adding: { schema: newCandidateInput.safeExtend({ file }), fields: fields(product, true) },
    defaults: { product, status: 'Pending' },
  };
}
