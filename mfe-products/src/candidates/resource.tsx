import {
  type Candidate,
  type CandidateStatus,
  candidateInput,
  candidateStatuses,
  cvFile,
  newCandidateInput,
} from 'shared/domain/candidate';
import type { Product } from 'shared/domain/product';
import { optionalUpload } from 'shared/domain/upload';
import { type Field, FileLink, type ResourceDefinition, type Tone } from 'shared/ui';
import type { z } from 'zod';
import { apiPath } from '../section/sections';

/** What each status means at a glance. */
export const candidateTones: Readonly<Record<CandidateStatus, Tone>> = {
  Pending: 'warn',
  Interviewed: 'orange',
  Selected: 'good',
  Rejected: 'bad',
};

const file = optionalUpload(cvFile);
const candidateForm = candidateInput.safeExtend({ file });
export type CandidateForm = z.infer<typeof candidateForm>;

function fields(isNew: boolean): readonly Field<CandidateForm>[] {
  return [
    { name: 'name', label: 'Name', required: true, autoComplete: 'off', maxLength: 120 },
    { name: 'email', label: 'Email', kind: 'email', required: isNew },
    { name: 'phone', label: 'Phone', kind: 'tel', maxLength: 40 },
    { name: 'position', keeps: true, label: 'Position', required: true, maxLength: 120 },
    { name: 'status', label: 'Status', kind: 'select', options: candidateStatuses, clearable: false },
    { name: 'file', label: 'CV', kind: 'file', rule: cvFile },
  ];
}

/** A product's candidates. The form for a new one asks for an e-mail address; one who came as a call-back may have a phone number instead. */
export function candidatesOf(product: Product): ResourceDefinition<Candidate, CandidateForm> {
  const path = apiPath(product, 'candidates');
  return {
    path,
    name: { one: 'candidate', many: 'candidates' },
    title: (row) => row.name,
    texts: {
      empty: 'No candidates yet',
      emptyHint: 'Add the people who apply, and follow each one from the first call to the decision.',
    },
    search: 'Name, e-mail, phone or position',
    filters: [{ name: 'status', label: 'Status', options: candidateStatuses, multiple: true }],
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'position', title: 'Position', sortable: true, priority: 2 },
      { key: 'email', title: 'Email', kind: 'email', priority: 3 },
      { key: 'phone', title: 'Phone', kind: 'phone', priority: 3 },
      {
        key: 'file',
        title: 'CV',
        width: 24,
        priority: 2,
        render: (row) => <FileLink path={path} record={row} iconOnly />,
      },
    ],
    schema: candidateForm,
    fields: fields(false),
    adding: { schema: newCandidateInput.safeExtend({ file }), fields: fields(true) },
    defaults: { product, status: 'Pending' },
  };
}
