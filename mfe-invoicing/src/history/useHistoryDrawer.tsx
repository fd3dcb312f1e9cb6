import { Drawer } from 'antd';
import { History } from 'lucide-react';
import type { StoredRecord } from 'shared/platform';
import { type ReactNode, useState } from 'react';
import { type Field, HistoryPanel, type ResourceDefinition, type RowAction } from 'shared/ui';

/** A row action that shows who changed the record, and the drawer it opens. */
export function useHistoryDrawer<T extends StoredRecord, I extends object>(resource: ResourceDefinition<T, I>, more: readonly Field<object>[] = []): { action: RowAction<T>; open: (row: T) => void; drawer: ReactNode } {
  const [row, open] = useState<T>();
  const fields = [...(resource.fields as readonly Field<object>[]), ...more];
  const drawer = (
    <Drawer open={row !== undefined} size={520} title={row && `History of ${resource.title(row)}`} onClose={() => open(undefined)} destroyOnHidden>
      {row && <HistoryPanel path={resource.path} id={row.id} fields={fields} />}
    </Drawer>
  );
  return { action: { label: 'History', icon: <History size={16} strokeWidth={1.5} />, onClick: open }, open, drawer };
}
