import { Trash2 } from 'lucide-react';
import { confirm, type StoredRecord, useRemove } from 'shared/platform';
import type { ResourceDefinition } from './resource';
import type { RowAction } from './table/bulk/rowAction';
import { resourceTexts } from './texts';

/** Further options of a deletion. */
export interface RemoveOptions<T> {
  /** A sentence about dependent records, added to the question. By default none; an error adds nothing. */
  hangs?: (row: T) => Promise<string | undefined>;
  /** Other paths to refetch after a deletion and its Undo. */
  alsoRefresh?: readonly string[];
  /** Called after a record was deleted. */
  onRemoved?: () => void;
}

/** The row action that asks, deletes, and offers Undo for 10 seconds. */
export function useRemoveAction<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  { hangs, alsoRefresh, onRemoved }: RemoveOptions<T> = {},
): RowAction<T> {
  const remove = useRemove<T>(resource.path, alsoRefresh);
  const texts = resourceTexts(resource.name, resource.texts);
  return {
    kind: 'remove',
    label: texts.remove,
    icon: <Trash2 />,
    danger: true,
    failed: texts.removeFailed,
    onClick: async (row) => {
      const hanging = await hangs?.(row).catch(() => undefined);
      if (
        await confirm({
          title: texts.removeQuestion,
          body: [resource.title(row), hanging].filter(Boolean).join('. '),
          confirmLabel: texts.remove,
          danger: true,
        })
      ) {
        await remove(row.id, texts.removed);
        onRemoved?.();
      }
    },
  };
}
