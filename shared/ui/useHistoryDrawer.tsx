import { Drawer } from 'antd';
import { History } from 'lucide-react';
import { type ReactNode } from 'react';
import { type StoredRecord, useUrlState } from 'shared/platform';
import type { Field } from './form/field';
import { HistoryPanel } from './HistoryPanel';
import type { ResourceDefinition } from './resource';
import type { RowAction } from './table/rowAction';

export interface HistoryDrawer {
  /** A row's "History". */
  action: RowAction<StoredRecord>;
  show: (row: Pick<StoredRecord, 'id'>) => void;
  /** Render this once, anywhere in the screen. */
  drawer: ReactNode;
}

/**
 * Who changed a record and what, in a drawer beside the list. Whose history is open stands in the address
 * (`?history=<id>`). `more` names fields that the record has and no form asks for.
 */
export function useHistoryDrawer<T extends StoredRecord, I extends object>({ path, name, fields }: Pick<ResourceDefinition<T, I>, 'path' | 'name' | 'fields'>, more: readonly Field<object>[] = []): HistoryDrawer {
  const [{ history: id }, setUrl] = useUrlState({ history: '' });
  const show = (row: Pick<StoredRecord, 'id'>) => setUrl({ history: row.id });
  const drawer = (
    <Drawer open={id !== ''} size={520} title={`History of the ${name.one}`} onClose={() => setUrl({ history: '' })} destroyOnHidden>
      {id !== '' && <HistoryPanel path={path} id={id} fields={[...(fields as readonly Field<object>[]), ...more]} />}
    </Drawer>
  );
  return { action: { label: 'History', icon: <History size={16} strokeWidth={1.5} />, onClick: show }, show, drawer };
}
