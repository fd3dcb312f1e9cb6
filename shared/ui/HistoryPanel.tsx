import { Drawer } from 'antd';
import { History } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEntry } from 'shared/domain/records/answers';
import { fieldWords } from 'shared/domain/text/valueText';
import { type StoredRecord, useGet, useUrlState } from 'shared/platform';
import { type Field, formatFieldValue } from './form/field';
import { formatInstant } from './format';
import styles from './HistoryPanel.module.css';
import type { ResourceDefinition } from './resource';
import { EmptyState, ResponseState } from './states';
import type { RowAction } from './table/bulk/rowAction';

const PastMerges = lazy(() => import(/* webpackChunkName: "merge" */ './merge/PastMerges'));

/** The part of a resource that its history needs: path, and field labels and formats. */
export type ToldResource<T extends StoredRecord, I extends object> = Pick<
  ResourceDefinition<T, I>,
  'path' | 'fields' | 'history'
>;

export interface HistoryPanelProps<T extends StoredRecord, I extends object> {
  resource: ToldResource<T, I>;
  id: string;
}

/** The actions in words; others are shown by their name. */
const acts: Readonly<Record<string, string>> = {
  create: 'added this',
  update: 'changed this',
  delete: 'deleted this',
  restore: 'restored this',
};

/** A record's changes: who, when, before and after; newest first. */
export function HistoryPanel<T extends StoredRecord, I extends object>({ resource, id }: HistoryPanelProps<T, I>) {
  const { path, fields, history = [] } = resource;
  const { merges = false }: Pick<ResourceDefinition<T, I>, 'path' | 'merges'> = resource;
  const { data, ...response } = useGet<HistoryEntry[]>(`${path}/${encodeURIComponent(id)}/history`);
  const known = [...history, ...(fields as readonly Field<object>[])];
  if (data === undefined)
    return <ResponseState of={response} failed="Failed to load the history" skeleton="lines" count={3} />;
  const past = merges && (
    <Suspense>
      <PastMerges path={path} id={id} />
    </Suspense>
  );
  if (data.length === 0)
    return (
      <>
        {past}
        <EmptyState title="No changes yet" />
      </>
    );
  return (
    <>
      {past}
      <ol className={styles.history}>
        {data.map(({ at, by, action, changes, pages = {} }) => (
          <li key={at + action}>
            <p className={styles.head}>
              <strong>{by}</strong> {acts[action] ?? action} <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            <dl className={styles.changes}>
              {Object.entries(changes).map(([name, [before, after]]) => {
                const field = known.find((each) => each.name === name);
                const told = (value: unknown, page: string | null | undefined) => {
                  const text = formatFieldValue(field, value, name);
                  return page ? <Link to={page}>{text}</Link> : text;
                };
                return (
                  <div key={name}>
                    <dt>{field?.label ?? fieldWords(name)}</dt>
                    <dd>
                      {action !== 'create' && (
                        <>
                          <del>{told(before, pages[name]?.[0])}</del> →{' '}
                        </>
                      )}
                      <ins>{told(after, pages[name]?.[1])}</ins>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The props of a screen that shows histories of records. */
export interface HistoryDrawer {
  /** A row's "History" action. */
  action: RowAction<StoredRecord>;
  show: (row: Pick<StoredRecord, 'id'>) => void;
  /** Render this once, anywhere in the screen. */
  drawer: ReactNode;
}

/**
 * A record's changes in a drawer over the list. Path and id are in the address (`?history=suppliers/<id>`), so that a
 * screen can show histories of several resources.
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
    action: { kind: 'history', label: 'History', icon: <History />, onClick: show },
    show,
    drawer,
  };
}
