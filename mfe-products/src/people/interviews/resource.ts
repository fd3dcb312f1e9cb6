import { linkTo } from 'shared/platform';
import { type Field, type ResourceDefinition, type Tone } from 'shared/ui';
import { interviews as interviewInput, interviewOutcomes } from '../../resources';
import type { InterviewsInput, InterviewsRecord } from '../../resourceTypes';
import { kindOf } from '../../section/sections';

/** The path of the interview list, as in module.json. */
export const INTERVIEWS_PAGE = '/dashboard/vacancies/interviews';

/** Each outcome's tone. */
export const outcomeTones: Readonly<Record<InterviewsRecord['outcome'], Tone>> = {
  Planned: 'orange',
  Passed: 'good',
  'Not passed': 'bad',
  'Did not come': 'warn',
  Cancelled: 'neutral',
};

/** The fields of an interview form; the candidate is given. */
export const interviewFields: readonly Field<InterviewsInput>[] = [
  { name: 'day', label: 'Day', kind: 'date', required: true },
  { name: 'time', label: 'Time', maxLength: 5, help: 'As 14:30.' },
  { name: 'place', label: 'Place', maxLength: 200 },
  { name: 'interviewer', label: 'Interviewer', maxLength: 120 },
  { name: 'outcome', label: 'Outcome', kind: 'select', options: interviewOutcomes, clearable: false },
  { name: 'note', label: 'Note', kind: 'textarea', span: 2, maxLength: 2000 },
];

/** Interviews with date, place and outcome: a resource that this module declares. */
export const interviews: ResourceDefinition<InterviewsRecord, InterviewsInput> = {
  path: 'm/mfe-products/interviews',
  name: { one: 'interview', many: 'interviews' },
  title: ({ candidateName }) => candidateName,
  texts: { empty: 'No interviews yet', emptyHint: 'Interviews are planned on a candidate’s page.' },
  search: 'Candidate, position or place',
  defaultSort: '-day,-time',
  filters: [
    { kind: 'dateRange', name: 'day', label: 'Day' },
    { name: 'outcome', label: 'Outcome', options: interviewOutcomes, multiple: true },
  ],
  columns: [
    {
      key: 'candidateName',
      title: 'Candidate',
      sortable: true,
      to: ({ product, candidateId }) => linkTo(kindOf(product, 'candidate'), candidateId),
    },
    { key: 'day', title: 'Day', kind: 'date', sortable: true },
    { key: 'time', title: 'Time', kind: 'code' },
    { key: 'position', title: 'Position', priority: 2 },
    { key: 'place', title: 'Place', priority: 2 },
    { key: 'interviewer', title: 'Interviewer', priority: 3 },
    { key: 'outcome', title: 'Outcome', kind: 'status', tones: outcomeTones },
  ],
  schema: interviewInput,
  fields: interviewFields,
  defaults: { outcome: 'Planned' },
};
