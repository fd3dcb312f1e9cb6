import { useMemo, useState } from 'react';
import { type Candidate, candidateStatuses } from 'shared/domain/people/candidate';
import {
  describeFailure,
  EmptyList,
  FailedState,
  NoMatchState,
  resourceTexts,
  Toolbar,
  useResourceList,
} from 'shared/ui';
import type { ListViewProps } from '../../view/ListViewProps';
import type { CandidateForm } from '../resource';
import { BoardColumn } from './BoardColumn';
import styles from './CandidateBoard.module.css';
import { useMoves } from './useMoves';

/** The candidates in one column a status. */
export function CandidateBoard({ resource, actions, emptyAction, toolbar }: ListViewProps<Candidate, CandidateForm>) {
  const board = useMemo(() => ({ ...resource, filters: [] }), [resource]);
  const list = useResourceList(board);
  const moves = useMoves(resource.path);
  const [dragged, setDragged] = useState<Candidate>();
  const texts = resourceTexts(resource.name, resource.texts);
  const isEmpty = list.state === 'ready' && list.total === 0;
  return (
    <section className={styles.board} aria-label="candidates">
      <Toolbar resource={board} list={list}>
        {toolbar}
      </Toolbar>
      {list.state === 'failed' && (
        <FailedState {...describeFailure(texts.loadFailed, list.error)} onRetry={list.reload} />
      )}
      {isEmpty && list.isNarrowed && <NoMatchState title={texts.noMatch} onClear={list.clear} />}
      {isEmpty && !list.isNarrowed && <EmptyList resource={resource} action={emptyAction} />}
      {list.state !== 'failed' && !isEmpty && (
        <div className={styles.columns}>
          {candidateStatuses.map((status) => (
            <BoardColumn
              key={status}
              path={resource.path}
              status={status}
              selection={list.selection}
              moves={moves}
              dragged={dragged}
              onDrag={setDragged}
              actions={actions}
            />
          ))}
        </div>
      )}
    </section>
  );
}
