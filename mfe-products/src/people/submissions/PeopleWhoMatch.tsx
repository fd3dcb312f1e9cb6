import { UserPlus } from 'lucide-react';
import type { MatchingCandidate } from 'shared/domain/people/candidates/matching';
import type { Submission, SubmissionInput } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed, linkTo, notify, useGet, useMay, useSave } from 'shared/platform';
import { type Column, DataTable, Panel, ResponseState, type RowAction, Text } from 'shared/ui';
import { candidateTones } from '../candidates/resource';
import { SUBMISSIONS } from './resource';

const columns: readonly Column<MatchingCandidate>[] = [
  { key: 'name', title: 'Name', to: ({ id }) => linkTo('candidate', id) },
  { key: 'position', title: 'Position', priority: 2 },
  { key: 'reasons', title: 'Fits by', text: ({ reasons }) => reasons.join(' · '), wraps: true },
  { key: 'status', title: 'Status', kind: 'status', tones: candidateTones, priority: 3 },
];

/** Candidates on record who match a vacancy, with the reasons, and the button that puts one forward. */
export function PeopleWhoMatch({ vacancy: { id, status } }: { vacancy: Vacancy }) {
  return <Allowed right="candidates:read">{status === 'Closed' ? null : <Matching vacancyId={id} />}</Allowed>;
}

function Matching({ vacancyId }: { vacancyId: string }) {
  const { data, ...response } = useGet<MatchingCandidate[]>('candidates/matches', { vacancyId });
  const { save } = useSave<Submission, Pick<SubmissionInput, 'candidateId' | 'vacancyId'>>(SUBMISSIONS, ['candidates']);
  const mayWrite = useMay(`${SUBMISSIONS}:write`);
  const actions: RowAction<MatchingCandidate>[] = mayWrite
    ? [
        {
          label: 'Put forward',
          icon: <UserPlus />,
          failed: 'Failed to put forward',
          onClick: async ({ id, name }) => {
            await save({ candidateId: id, vacancyId });
            notify.success(`${name} put forward`);
          },
        },
      ]
    : [];
  return (
    <Panel title="People who match" purpose="Candidates on record who fit by role, city and skills." dense>
      <ResponseState of={response} failed="Failed to find people who match" />
      {data?.length === 0 && <Text>Nobody on record fits. Skills on candidates’ records help to find them.</Text>}
      {response.state !== 'failed' && data?.length !== 0 && (
        <DataTable
          label="People who match"
          columns={columns}
          rows={data ?? []}
          rowTitle={({ name }) => name}
          actions={() => actions}
          skeletonRows={response.state === 'loading' ? 2 : undefined}
        />
      )}
    </Panel>
  );
}
