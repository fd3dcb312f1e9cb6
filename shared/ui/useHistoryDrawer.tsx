import { Drawer } from 'antd';
import { History } from 'lucide-react';
import { type ReactNode } from 'react';
import { type StoredRecord, useUrlState } from 'shared/platform';
import { HistoryPanel, type ToldResource } from './HistoryPanel';
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
 * Who changed a record and what, in a drawer beside the list. Whose history is open stands in the address with its
 * path (`?history=suppliers/<id>`), so that a screen can have the histories of several resources.
 */
export function useHistoryDrawer<T extends StoredRecord, I extends object>(
  resource: ToldResource<T, I> & Pick<ResourceDefinition<T, I>, 'name'>,
): HistoryDrawer {
  const { path, name } = resource;
  const [{ history }, setUrl] = useUrlState({ history: '' });
  const cut = history.lastIndexOf('/');
  const id = history.slice(0, cut) === path ? history.slice(cut + 1) : '';
  const show = (row: Pick<StoredRecord, 'id'>) => setUrl({ history: `${path}/${row.id}` });
  const drawer = (
    <Drawer
      open={id !== ''}
      size={520}
      title={`History of the ${name.one}`}
      onClose={() => setUrl({ history: '' })}
      destroyOnHidden
    >
      {id !== '' && <HistoryPanel resource={resource} id={id} />}
    </Drawer>
  );
  return {
    action: { kind: 'history', label: 'History', icon: <History size={16} strokeWidth={1.5} />, onClick: show },
    show,
    drawer,
  };
}
