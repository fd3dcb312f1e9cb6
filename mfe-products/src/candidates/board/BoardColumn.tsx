import { Button } from 'antd';
import { type DragEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Candidate, CandidateStatus } from 'shared/domain/people/candidate';
import { type Query, useList } from 'shared/platform';
import { describeFailure, FailedState, formatNumber, LoadingState, type RowAction, StatusDot } from 'shared/ui';
import { candidateTones } from '../resource';
import styles from './BoardColumn.module.css';
import { CandidateCard } from './CandidateCard';
import { columnRows } from './columnRows';
import type { Moves } from './useMoves';

const STEP = 20;
const MOST = 100;

export interface BoardColumnProps {
  path: string;
  status: CandidateStatus;
  /** What is searched, and the order. */
  selection: Query;
  moves: Moves;
  dragged: Candidate | undefined;
  onDrag: (candidate: Candidate | undefined) => void;
  actions: readonly RowAction<Candidate>[];
}

/** Whether the pointer has left the column, and not only gone from one card to another. */
function isOutside({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX <= left || clientX >= right || clientY <= top || clientY >= bottom;
}

/** The candidates of one status, twenty at first; the table shows what is beyond a hundred. */
export function BoardColumn({ path, status, selection, moves, dragged, onDrag, actions }: BoardColumnProps) {
  const [size, setSize] = useState(STEP);
  const [isOver, setOver] = useState(false);
  const { pathname } = useLocation();
  const list = useList<Candidate>(path, { ...selection, status, page: 1, size });
  const rows = columnRows(list.rows, moves.moving, status, String(selection.sort ?? ''));
  const total = list.total + rows.length - list.rows.length;
  const canDrop = dragged !== undefined && dragged.status !== status;
  const hasMore = total > rows.length;
  return (
    <section
      className={styles.column}
      aria-label={`${status}, ${formatNumber(total)}`}
      data-over={(isOver && canDrop) || undefined}
      data-target={canDrop || undefined}
      onDragOver={(event) => {
        if (canDrop) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={(event) => {
        if (isOutside(event)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrag(undefined);
        if (canDrop) void moves.move(dragged, status);
      }}
    >
      <h2 className={styles.head}>
        <StatusDot tone={candidateTones[status]}>{status}</StatusDot>
        <span className={styles.count}>{list.state === 'ready' && formatNumber(total)}</span>
      </h2>
      {list.state === 'loading' && <LoadingState shape="cards" count={2} label={`Loading ${status}...`} />}
      {list.state === 'failed' && (
        <FailedState {...describeFailure('Failed to load candidates', list.error)} onRetry={list.reload} />
      )}
      {list.state === 'ready' && rows.length === 0 && <p className={styles.none}>None</p>}
      {isOver && canDrop && <p className={styles.drop}>Move to {status}</p>}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <CandidateCard
            key={row.id}
            path={path}
            candidate={row}
            actions={actions}
            takesFocus={moves.last?.id === row.id && moves.last.status === status && dragged === undefined}
            onMove={(candidate, next) => void moves.move(candidate, next)}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {hasMore && size < MOST && (
        <Button block onClick={() => setSize(size + STEP)}>
          Show more
        </Button>
      )}
      {hasMore && size >= MOST && (
        <Link className={styles.rest} to={`${pathname}?status=${status}`}>
          See all {formatNumber(total)} in the table
        </Link>
      )}
    </section>
  );
}
