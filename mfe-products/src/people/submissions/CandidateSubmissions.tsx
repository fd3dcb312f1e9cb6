import { Button } from 'antd';
import { useState } from 'react';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { Allowed } from 'shared/platform';
import { type Column, formatDate, Panel, RelatedRecords } from 'shared/ui';
import { vacancyPath } from '../vacancies/resource';
import { PutForwardForm } from './PutForwardForm';
import { SUBMISSIONS, since, stageTones } from './resource';

const columns: readonly Column<Submission>[] = [
  { key: 'vacancyTitle', title: 'Vacancy', to: ({ vacancyId }) => vacancyPath(vacancyId) },
  { key: 'stage', title: 'Stage', kind: 'status', tones: stageTones },
  { key: 'stages', title: 'Since', text: (submission) => formatDate(since(submission)), priority: 2 },
  { key: 'reason', title: 'Reason', priority: 3 },
];

/** The vacancies that a candidate is put forward for, and the form that adds one. */
export function CandidateSubmissions({ candidate: { id } }: { candidate: Candidate }) {
  const [isPutting, setPutting] = useState(false);
  return (
    <>
      <RelatedRecords<Submission>
        title="Put forward for"
        path={SUBMISSIONS}
        query={{ candidateId: id }}
        columns={columns}
        rowTitle={({ vacancyTitle }) => vacancyTitle}
        none="Not put forward for a vacancy yet."
        actions={
          !isPutting && (
            <Allowed right={`${SUBMISSIONS}:write`}>
              <Button size="small" onClick={() => setPutting(true)}>
                Put forward
              </Button>
            </Allowed>
          )
        }
      />
      {isPutting && (
        <Panel title="Put forward" dense>
          <PutForwardForm of={{ candidateId: id }} onEnd={() => setPutting(false)} />
        </Panel>
      )}
    </>
  );
}
