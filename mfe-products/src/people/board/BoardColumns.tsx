import { type CSSProperties, useState } from 'react';
import type { Query, StoredRecord } from 'shared/platform';
import type { RowAction } from 'shared/ui';
import { BoardColumn } from './BoardColumn';
import styles from './BoardColumns.module.css';
import type { Board } from './board';
import type { Moves } from './useMoves';

export interface BoardColumnsProps<R extends StoredRecord, C extends string> {
  board: Board<R, C>;
  /** The filter and sort order of the records. */
  selection: Query;
  moves: Moves<R, C>;
  /** A card's menu items other than moves. */
  actionsOf: (row: R) => readonly RowAction<R>[];
}

/** The columns of a board, side by side. */
export function BoardColumns<R extends StoredRecord, C extends string>({
  board,
  selection,
  moves,
  actionsOf,
}: BoardColumnsProps<R, C>) {
  const [dragged, setDragged] = useState<R>();
  return (
    <div className={styles.columns} style={{ '--columns': board.columns.length } as CSSProperties}>
      {board.columns.map((column) => (
        <BoardColumn
          key={column}
          board={board}
          column={column}
          selection={selection}
          moves={moves}
          dragged={dragged}
          onDrag={setDragged}
          actionsOf={actionsOf}
        />
      ))}
    </div>
  );
}
