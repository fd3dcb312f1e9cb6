import { Button } from 'antd';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Query, type StoredRecord, useList } from 'shared/platform';
import { formatNumber, LoadingState, ResponseState, type RowAction, StatusDot } from 'shared/ui';
import { BoardCard } from './BoardCard';
import styles from './BoardColumn.module.css';
import type { Board } from './board';
import { columnRows } from './columnRows';
import type { Moves } from './useMoves';

const STEP = 20;
const MOST = 100;

export interface BoardColumnProps<R extends StoredRecord, C extends string> {
  board: Board<R, C>;
  column: C;
  /** The search and sort order. */
  selection: Query;
  moves: Moves<R, C>;
  dragged: R | undefined;
  onDrag: (row: R | undefined) => void;
  actionsOf: (row: R) => readonly RowAction<R>[];
}

/** Whether the pointer left the column rather than moved to another card in it. */
function isOutside({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX <= left || clientX >= right || clientY <= top || clientY >= bottom;
}

/** The cards of one column: twenty at first, at most a hundred. */
export function BoardColumn<R extends StoredRecord, C extends string>({
  board,
  column,
  selection,
  moves,
  dragged,
  onDrag,
  actionsOf,
}: BoardColumnProps<R, C>) {
  const { path, many, field, level, tones, restOf } = board;
  const Heading = `h${level}` as const;
  const [size, setSize] = useState(STEP);
  const [isOver, setOver] = useState(false);
  const list = useList<R>(path, { ...selection, [field]: column, page: 1, size });
  const rows = columnRows(list.rows, moves.moving, { field, column, sort: String(selection.sort ?? '') });
  const total = list.total + rows.length - list.rows.length;
  const canDrop = dragged !== undefined && dragged[field] !== column;
  const hasMore = total > rows.length;
  return (
    <section
      className={styles.column}
      aria-label={`${column}, ${formatNumber(total)}`}
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
        if (canDrop) void moves.move(dragged, column);
      }}
    >
      <Heading className={styles.head}>
        <StatusDot tone={tones[column]}>{column}</StatusDot>
        <span className={styles.count}>{list.state === 'ready' && formatNumber(total)}</span>
      </Heading>
      {list.state === 'loading' && <LoadingState shape="cards" count={2} label={`Loading ${column}...`} />}
      <ResponseState of={list} failed={`Failed to load ${many}`} />
      {list.state === 'ready' && rows.length === 0 && <p className={styles.none}>None</p>}
      {isOver && canDrop && <p className={styles.drop}>Move to {column}</p>}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <BoardCard
            key={row.id}
            board={board}
            row={row}
            actions={actionsOf(row)}
            takesFocus={moves.last?.id === row.id && moves.last[field] === column && dragged === undefined}
            onMove={(each, next) => void moves.move(each, next)}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {hasMore && size < MOST && (
        <Button block onClick={() => setSize(size + STEP)}>
          Show more
        </Button>
      )}
      {hasMore && size >= MOST && restOf && (
        <Link className={styles.rest} to={restOf(column)}>
          See all {formatNumber(total)} in the table
        </Link>
      )}
    </section>
  );
}
