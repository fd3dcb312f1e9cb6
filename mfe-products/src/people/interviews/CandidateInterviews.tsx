import { Button } from 'antd';
import { useState } from 'react';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { Allowed, useList } from 'shared/platform';
import { type Column, DataTable, Panel, ResponseState, Stack, Text } from 'shared/ui';
import type { InterviewsRecord } from '../../resourceTypes';
import { PlanInterview } from './PlanInterview';
import { interviews, outcomeTones } from './resource';
import { useOutcomeActions } from './useOutcomeActions';

/** The maximum number shown, newest first. */
const SHOWN = 20;

const columns: readonly Column<InterviewsRecord>[] = [
  { key: 'day', title: 'Day', kind: 'date' },
  { key: 'time', title: 'Time', kind: 'code' },
  { key: 'place', title: 'Place', priority: 2 },
  { key: 'interviewer', title: 'Interviewer', priority: 3 },
  { key: 'outcome', title: 'Outcome', kind: 'status', tones: outcomeTones },
];

/** A candidate's interviews: plan one, and record its outcome in one click. */
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
          {isPlanning && <PlanInterview candidate={candidate} onEnd={() => setPlanning(false)} />}
          <Planned candidateId={candidate.id} />
        </Stack>
      </Panel>
    </Allowed>
  );
}

function Planned({ candidateId }: { candidateId: string }) {
  const outcomes = useOutcomeActions();
  const query = { candidateId, page: 1, size: SHOWN };
  const { rows, ...response } = useList<InterviewsRecord>(interviews.path, query);
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to load the interviews" />;
  if (response.state === 'ready' && rows.length === 0) return <Text>No interviews yet.</Text>;
  return (
    <DataTable
      label="Interviews"
      columns={columns}
      rows={rows}
      rowTitle={({ day, time }) => [day, time].filter(Boolean).join(' ')}
      actions={outcomes}
      skeletonRows={response.state === 'loading' ? 2 : undefined}
    />
  );
}
