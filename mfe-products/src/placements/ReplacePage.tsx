import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type Placement, type ReplaceInput, replaceInput } from 'shared/domain/people/placement';
import { notify, useRecord, useSave } from 'shared/platform';
import { describeFailure, FailedState, type Field, LoadingState, PageHeader, Panel, SchemaForm } from 'shared/ui';
import { candidatePicker } from '../records/pickers';
import { PLACEMENTS_PAGE, placementPath } from './paths';
import { employeePicker } from './resource';

const fields: readonly Field<ReplaceInput>[] = [
  { ...employeePicker, name: 'employeeId', label: 'Employee' },
  { ...candidatePicker, name: 'candidateId', label: 'Candidate', help: 'Somebody who is not on the payroll yet.' },
  { name: 'startsOn', label: 'First day', kind: 'date', required: true },
];

/** `/dashboard/placements/:id/replace`: places the next person in somebody's place, on the same terms, and goes to it. */
export default function ReplacePage() {
  const { id = '' } = useParams();
  const { data: placement, state, error, reload } = useRecord<Placement>('placements', id);
  const { save } = useSave<Placement, ReplaceInput>(`placements/${id}/replace`, ['placements']);
  const [saved, setSaved] = useState<Placement>();
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone && saved) void navigate(placementPath(saved.id));
  }, [isDone, saved, navigate]);
  const title = placement ? `Replace ${placement.employeeName}` : 'Replace';
  return (
    <>
      <PageHeader
        title={title}
        purpose="The next person works on the same terms; the earlier placement ends on the day before."
        breadcrumbs={[{ label: 'Placements', to: PLACEMENTS_PAGE }, { label: title }]}
      />
      <Panel>
        {placement && (
          <SchemaForm<ReplaceInput>
            key={id}
            fields={fields}
            schema={replaceInput}
            onSubmit={async (input) => setSaved(await save(input))}
            onDone={() => {
              notify.success('Placement added');
              setDone(true);
            }}
            submitLabel="Replace"
            submittingLabel="Replacing…"
            failure="Failed to replace"
            draftKey={`placements:replace:${id}`}
          />
        )}
        {!placement && state === 'failed' && (
          <FailedState {...describeFailure('Failed to load this placement', error)} onRetry={reload} />
        )}
        {!placement && state !== 'failed' && <LoadingState shape="form" count={3} />}
      </Panel>
    </>
  );
}
