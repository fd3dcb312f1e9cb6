import { type ReplaceInput, replaceInput } from 'shared/domain/work/placements/placement';
import { candidatePicker, employeePicker } from '../../records/pickers';
import { type Next, NextPlacement } from './NextPlacement';

const replacement: Next<ReplaceInput> = {
  step: 'replace',
  title: ({ employeeName }) => `Replace ${employeeName}`,
  purpose: () => 'The next person works on the same terms; the earlier placement ends on the day before.',
  fields: [
    { ...employeePicker, name: 'employeeId', label: 'Employee' },
    { ...candidatePicker, name: 'candidateId', label: 'Candidate', help: 'For a person not on the payroll yet.' },
    { name: 'startsOn', label: 'First day', kind: 'date', required: true },
  ],
  schema: replaceInput,
  done: 'Placement added',
  texts: { submitLabel: 'Replace', submittingLabel: 'Replacing…', failure: 'Failed to replace' },
};

/** `/dashboard/placements/:id/replace`: places a replacement on the same terms, and opens it. */
export default function ReplacePage() {
  return <NextPlacement of={replacement} />;
}
