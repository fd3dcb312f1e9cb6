import { Drawer } from 'antd';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StoredRecord, useUrlState } from 'shared/platform';
import { type Field, HistoryPanel, type ResourceDefinition, type RowAction } from 'shared/ui';

/** Every record here belongs to one; no form asks for it. */
const product: Field<object> = { name: 'product' as never, label: 'Product' };

/** The row action that shows who changed a record and what, beside the list. `?history=<id>` keeps it open. */
export function useHistoryAction<T extends StoredRecord, I extends object>(resource: ResourceDefinition<T, I>): { action: RowAction<T>; drawer: ReactNode } {
  const [{ history: id }, setUrl] = useUrlState({ history: '' });
  const drawer = (
    <Drawer open={id !== ''} size={480} title={`History of the ${resource.name.one}`} onClose={() => setUrl({ history: '' })} destroyOnHidden>
      {id !== '' && <HistoryPanel path={resource.path} id={id} fields={[...resource.fields, product]} />}
    </Drawer>
  );
  return { action: { label: 'History', icon: <History size={16} strokeWidth={1.5} />, onClick: (row) => setUrl({ history: row.id }) }, drawer };
}
