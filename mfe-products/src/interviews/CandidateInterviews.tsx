import { Button } from 'antd';
import { useState } from 'react';
import type { Candidate } from 'shared/domain/people/candidate';
import { Allowed, useList, useSave } from 'shared/platform';
import { type Column, DataTable, describeFailure, FailedState, Panel, SchemaForm, Stack, Text } from 'shared/ui';
import type { InterviewsInput, InterviewsRecord } from '../resourceTypes';
import { interviewFields, interviews, outcomeTones } from './resource';
import { useOutcomeActions } from './useOutcomeActions';

/** So many are shown, the newest first. */
const SHOWN = 20;

const columns: readonly Column<InterviewsRecord>[] = [
  { key: 'day', title: 'Day', kind: 'date' },
  { key: 'time', title: 'Time', kind: 'code' },
  { key: 'place', title: 'Place', priority: 2 },
  { key: 'interviewer', title: 'Interviewer', priority: 3 },
  { key: 'outcome', title: 'Outcome', kind: 'status', tones: outcomeTones },
];

/** A candidate's interviews: planned in place, and ended in one step. */
export function CandidateInterviews({ candidate }: { candidate: Candidate }) {
  const [isPlanning, setPlanning] = useState(false);
  return (
    <Allowed right={`${interviews.path}:read`}>
      <Panel
        title="Interviews"
        dense
        actions={
          !isPlanning && (
            <Allowed right={`${interviews.path}:write`}>
              <Button size="small" onClick={() => setPlanning(true)}>
                Plan interview
              </Button>
            </Allowed>
          )
        }
      >
        <Stack>
          {isPlanning && <Plan candidate={candidate} onEnd={() => setPlanning(false)} />}
          <Planned candidateId={candidate.id} />
        </Stack>
      </Panel>
    </Allowed>
  );
}

function Planned({ candidateId }: { candidateId: string }) {
  const outcomes = useOutcomeActions();
  const query = { candidateId, page: 1, size: SHOWN };
  const { rows, state, error, reload } = useList<InterviewsRecord>(interviews.path, query);
  if (state === 'failed')
    return <FailedState {...describeFailure('Failed to load the interviews', error)} onRetry={reload} />;
  if (state === 'ready' && rows.length === 0) return <Text>No interviews yet.</Text>;
  return (
    <DataTable
      label="Interviews"
      columns={columns}
      rows={rows}
      rowTitle={({ day, time }) => [day, time].filter(Boolean).join(' ')}
      actions={outcomes}
      skeletonRows={state === 'loading' ? 2 : undefined}
    />
  );
}

function Plan({ candidate, onEnd }: { candidate: Candidate; onEnd: () => void }) {
  const { save } = useSave<InterviewsRecord, InterviewsInput>(interviews.path);
  const { id, name, position, product } = candidate;
  return (
    <SchemaForm<InterviewsInput>
      fields={interviewFields.filter(({ name: field }) => field !== 'outcome')}
      schema={interviews.schema}
      initial={{ candidateId: id, candidateName: name, position, product }}
      onSubmit={(input) => save(input)}
      onDone={onEnd}
      onCancel={onEnd}
      submitLabel="Plan interview"
      submittingLabel="Planning…"
      failure="Failed to plan the interview"
      draftKey={`interviews:${id}`}
      takesFocus
    />
  );
}
