import { Button, Modal } from 'antd';
import { CalendarPlus, Undo2, UserCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Submission, type SubmissionStage, submissionStages } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed, useList, useMay, useRemove, useSave } from 'shared/platform';
import {
  attempt,
  FileLink,
  formatDate,
  formatInstant,
  Panel,
  RecordLink,
  type RowAction,
  Stack,
  Text,
} from 'shared/ui';
import { placeCandidate } from '../../work/placements/paths';
import { BoardColumns } from '../board/BoardColumns';
import type { Board } from '../board/board';
import { useMoves } from '../board/useMoves';
import { PlanInterview } from '../interviews/PlanInterview';
import { PutForwardForm } from './PutForwardForm';
import { RejectDialog } from './RejectDialog';
import { SUBMISSIONS, since, stageTones } from './resource';
import styles from './VacancyBoard.module.css';

const board: Board<Submission, SubmissionStage> = {
  path: SUBMISSIONS,
  many: 'people',
  field: 'stage',
  level: 3,
  columns: submissionStages,
  tones: stageTones,
  titleOf: ({ candidateName }) => candidateName,
  heading: ({ candidateId, candidateName }) => (
    <RecordLink kind="candidate" id={candidateId}>
      {candidateName}
    </RecordLink>
  ),
  aside: ({ candidateId, file }) =>
    file !== '' && <FileLink path="candidates" record={{ id: candidateId, file }} iconOnly />,
  body: (submission) => (
    <>
      <p className={styles.line}>{[submission.position, submission.city].filter(Boolean).join(', ')}</p>
      {submission.reason !== '' && <p className={styles.line}>{submission.reason}</p>}
      {submission.clientAnswer !== '' && (
        <p className={styles.line}>
          {`${submission.clientContact} ${submission.clientAnswer.toLowerCase()}, ${formatInstant(submission.clientAnsweredAt)}`}
          {submission.clientNote !== '' && `: ${submission.clientNote}`}
        </p>
      )}
      <p className={`${styles.line} ${styles.muted}`}>Since {formatDate(since(submission))}</p>
    </>
  ),
};

/** The candidates submitted for a vacancy, in one column per stage. */
export function VacancyBoard({ vacancy }: { vacancy: Vacancy }) {
  return (
    <Allowed right={`${SUBMISSIONS}:read`}>
      <Shown vacancy={vacancy} />
    </Allowed>
  );
}

function Shown({ vacancy }: { vacancy: Vacancy }) {
  const [isPutting, setPutting] = useState(false);
  const [rejected, setRejected] = useState<Submission>();
  const [met, setMet] = useState<Submission>();
  const moves = useMoves(board, useStore());
  const actionsOf = useActions(setMet);
  const { total, state } = useList<Submission>(SUBMISSIONS, { vacancyId: vacancy.id, page: 1, size: 1 });
  const asking = {
    ...moves,
    move: async (row: Submission, stage: SubmissionStage) =>
      stage === 'Rejected' ? setRejected(row) : moves.move(row, stage),
  };
  return (
    <Panel
      title="People put forward"
      dense
      actions={
        !isPutting && (
          <Allowed right={`${SUBMISSIONS}:write`}>
            <Button size="small" onClick={() => setPutting(true)}>
              Put forward
            </Button>
          </Allowed>
        )
      }
    >
      <Stack>
        {isPutting && <PutForwardForm of={{ vacancyId: vacancy.id }} onEnd={() => setPutting(false)} />}
        {state === 'ready' && total === 0 ? (
          <Text>Nobody is put forward yet.</Text>
        ) : (
          <div className={styles.board}>
            <BoardColumns board={board} selection={{ vacancyId: vacancy.id }} moves={asking} actionsOf={actionsOf} />
          </div>
        )}
      </Stack>
      {rejected && (
        <RejectDialog
          submission={rejected}
          onReject={(reason) => void moves.move({ ...rejected, reason }, 'Rejected')}
          onClose={() => setRejected(undefined)}
        />
      )}
      {met && (
        <Modal
          open
          title={`Interview ${met.candidateName}`}
          onCancel={() => setMet(undefined)}
          footer={null}
          destroyOnHidden
        >
          <PlanInterview
            candidate={{ id: met.candidateId, name: met.candidateName, position: met.position, product: 'instahires' }}
            submission={met}
            onEnd={() => setMet(undefined)}
          />
        </Modal>
      )}
    </Panel>
  );
}

/** Saves a stage; resolves to whether it succeeded, and reports the reason if not. */
function useStore() {
  const { save } = useSave<Submission, Pick<Submission, 'stage' | 'reason'>>(SUBMISSIONS, ['candidates']);
  return useCallback(
    ({ id, reason }: Submission, stage: SubmissionStage) =>
      attempt('Failed to move', () => save({ stage, reason }, id, { optimistic: true, waits: true })),
    [save],
  );
}

/** A card's actions apart from moves: an interview, the placement of selected candidates, and withdrawal. */
function useActions(onMeet: (submission: Submission) => void) {
  const navigate = useNavigate();
  const remove = useRemove(SUBMISSIONS, ['candidates']);
  const [mayMeet, mayPlace, mayWithdraw] = [
    useMay('m/mfe-products/interviews:write'),
    useMay('placements:write'),
    useMay(`${SUBMISSIONS}:delete`),
  ];
  return ({ stage }: Submission): RowAction<Submission>[] => [
    ...(mayMeet && (stage === 'Submitted' || stage === 'Interview')
      ? [{ label: 'Plan interview', icon: <CalendarPlus />, onClick: onMeet }]
      : []),
    ...(mayPlace && stage === 'Selected'
      ? [
          {
            label: 'Place',
            icon: <UserCheck />,
            onClick: ({ candidateId, vacancyId }: Submission) =>
              void navigate(placeCandidate(candidateId, 'instahires', vacancyId)),
          },
        ]
      : []),
    ...(mayWithdraw
      ? [
          {
            label: 'Withdraw',
            icon: <Undo2 />,
            danger: true,
            onClick: ({ id, candidateName }: Submission) => remove(id, `${candidateName} withdrawn`),
          },
        ]
      : []),
  ];
}
