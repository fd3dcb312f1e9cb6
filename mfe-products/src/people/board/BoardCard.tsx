import { ArrowRight } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type StoredRecord, useMay } from 'shared/platform';
import { type RowAction, RowActions, useOffered } from 'shared/ui';
import styles from './BoardCard.module.css';
import type { Board } from './board';

export interface BoardCardProps<R extends StoredRecord, C extends string> {
  board: Board<R, C>;
  row: R;
  actions: readonly RowAction<R>[];
  /** It was just moved here from its menu: takes the focus. */
  takesFocus: boolean;
  onMove: (row: R, column: C) => void;
  onDrag: (row: R | undefined) => void;
}

/** One card of the board: moved by dragging or from its menu. */
export function BoardCard<R extends StoredRecord, C extends string>({
  board: { path, field, columns, level, titleOf, heading = titleOf, body, aside },
  row,
  actions,
  takesFocus,
  onMove,
  onDrag,
}: BoardCardProps<R, C>) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const mayMove = useMay(`${path}:write`);
  const offered = useOffered(path);
  const title = titleOf(row);
  const Heading = `h${level + 1}` as 'h3' | 'h4';
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const moves = columns
    .filter((column) => mayMove && column !== row[field])
    .map(
      (column): RowAction<R> => ({
        label: `Move to ${column}`,
        icon: <ArrowRight />,
        onClick: () => onMove(row, column),
      }),
    );
  const begin = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', title);
    setDragged(true);
    onDrag(row);
  };
  const end = () => {
    setDragged(false);
    onDrag(undefined);
  };
  return (
    <li
      ref={card}
      className={styles.card}
      tabIndex={-1}
      draggable={mayMove}
      data-dragged={isDragged || undefined}
      onDragStart={begin}
      onDragEnd={end}
    >
      <div className={styles.head}>
        <Heading className={styles.name} title={title}>
          {heading(row)}
        </Heading>
        {aside?.(row)}
        <RowActions
          row={row}
          title={title}
          actions={offered([...moves, ...actions]).map((action) => ({ ...action, inline: false }))}
          onFailed={undefined}
        />
      </div>
      {body(row)}
    </li>
  );
}
