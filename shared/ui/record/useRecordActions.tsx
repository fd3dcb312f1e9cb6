import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Allowed, type StoredRecord } from 'shared/platform';
import { useHistoryDrawer } from '../HistoryPanel';
import type { ResourceDefinition } from '../resource';
import type { RowAction } from '../table/bulk/rowAction';
import { resourceTexts } from '../texts';
import { type FormDrawerOptions, useFormDrawer } from '../useFormDrawer';
import { useRemoveAction } from '../useRemoveAction';

/** What most lists offer. */
export interface RecordActions<T> {
  /** Opens the form of a new record. */
  add: () => void;
  /** The page's primary button for it, for accounts that may. */
  addButton: ReactNode;
  /** Edit, Delete and History of a row. */
  actions: () => RowAction<T>[];
  /** Render this once, anywhere in the screen. */
  drawers: ReactNode;
}

/**
 * Adds, edits and deletes a resource's records, and shows their history. `options` are the form's; deletions refetch
 * the same `alsoRefresh`.
 */
export function useRecordActions<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  options: FormDrawerOptions<T, I> = {},
): RecordActions<T> {
  const { add, edit, drawer } = useFormDrawer(resource, options);
  const remove = useRemoveAction(resource, { alsoRefresh: options.alsoRefresh });
  const history = useHistoryDrawer(resource);
  return {
    add,
    addButton: (
      <Allowed right={`${resource.path}:write`}>
        <Button type="primary" icon={<Plus />} onClick={add}>
          {resourceTexts(resource.name, resource.texts).add}
        </Button>
      </Allowed>
    ),
    actions: () => [
      { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
      { ...remove, iconOnly: true, inline: true },
      history.action,
    ],
    drawers: (
      <>
        {drawer}
        {history.drawer}
      </>
    ),
  };
}
