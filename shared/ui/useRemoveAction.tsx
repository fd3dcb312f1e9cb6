import { Trash2 } from 'lucide-react';
import { confirm, type StoredRecord, useRemove } from 'shared/platform';
import type { ResourceDefinition } from './resource';
import type { RowAction } from './table/rowAction';
import { resourceTexts } from './texts';

/** The row action that asks, deletes, and offers Undo for 10 seconds. */
export function useRemoveAction<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
): RowAction<T> {
  const remove = useRemove<T>(resource.path);
  const texts = resourceTexts(resource.name, resource.texts);
  return {
    kind: 'remove',
    label: texts.remove,
    icon: <Trash2 />,
    danger: true,
    failed: texts.removeFailed,
    onClick: async (row) => {
      if (
        await confirm({
          title: texts.removeQuestion,
          body: resource.title(row),
          confirmLabel: texts.remove,
          danger: true,
        })
      )
        await remove(row.id, texts.removed);
    },
  };
}
