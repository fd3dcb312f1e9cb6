import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Candidate, type CandidateStatus, candidateStatuses } from 'shared/domain/people/candidates/candidate';
import {
  EmailLink,
  EmptyList,
  FileLink,
  NoMatchState,
  PhoneLink,
  ResponseState,
  resourceTexts,
  Toolbar,
  useResourceList,
} from 'shared/ui';
import type { ListViewProps } from '../../view/ListViewProps';
import { BoardColumns } from '../board/BoardColumns';
import type { Board } from '../board/board';
import { useMoves } from '../board/useMoves';
import styles from './CandidateBoard.module.css';
import { type CandidateForm, candidateTones } from './resource';
import { useSetStatus } from './useSetStatus';

const boardOf = (path: string, page: string): Board<Candidate, CandidateStatus> => ({
  path,
  many: 'candidates',
  field: 'status',
  level: 2,
  columns: candidateStatuses,
  tones: candidateTones,
  titleOf: ({ name }) => name,
  aside: (candidate) => candidate.file !== '' && <FileLink path={path} record={candidate} iconOnly />,
  body: ({ position, phone, email }) => (
    <>
      <p className={styles.position}>{position}</p>
      <p className={styles.reach}>
        {phone !== '' && <PhoneLink phone={phone} />}
        {email !== '' && <EmailLink email={email} />}
      </p>
    </>
  ),
  restOf: (status) => `${page}?status=${status}`,
});

/** The candidates in one column per status. */
export function CandidateBoard({ resource, actions, emptyAction, toolbar }: ListViewProps<Candidate, CandidateForm>) {
  const { pathname } = useLocation();
  const board = useMemo(() => boardOf(resource.path, pathname), [resource.path, pathname]);
  const unfiltered = useMemo(() => ({ ...resource, filters: [] }), [resource]);
  const list = useResourceList(unfiltered);
  const setStatus = useSetStatus(resource.path);
  const store = useCallback((row: Candidate, status: CandidateStatus) => setStatus(row, status, true), [setStatus]);
  const moves = useMoves(board, store);
  const texts = resourceTexts(resource.name, resource.texts);
  const isEmpty = list.state === 'ready' && list.total === 0;
  return (
    <section className={styles.board} aria-label="candidates">
      <Toolbar resource={unfiltered} list={list}>
        {toolbar}
      </Toolbar>
      <ResponseState of={list} failed={texts.loadFailed} />
      {isEmpty && list.isNarrowed && <NoMatchState title={texts.noMatch} onClear={list.clear} />}
      {isEmpty && !list.isNarrowed && <EmptyList resource={resource} action={emptyAction} />}
      {list.state !== 'failed' && !isEmpty && (
        <BoardColumns board={board} selection={list.selection} moves={moves} actionsOf={() => actions} />
      )}
    </section>
  );
}
