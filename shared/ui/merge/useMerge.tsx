import { Alert } from 'antd';
import { Merge } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { StoredRecord } from 'shared/platform';
import { withArticle } from '../../domain/text/withArticle';
import { PageActs } from '../page/PageActs';
import type { PageAct } from '../page/pageAct';
import type { ResourceDefinition } from '../resource';
import { mergeRights } from './mergeRights';

const MergeDrawer = lazy(() => import(/* webpackChunkName: "merge" */ './MergeDrawer'));

/** The elements of a record's page for merging; each is null if not applicable. */
export interface MergeOffer {
  /** "Merge with…", for accounts with the right. */
  button: ReactNode;
  /** Says that the address belonged to a record merged into this one; redirects to this one's address. */
  notice: ReactNode;
}

/** The same, with the action separate from its drawer. */
interface MergeParts {
  /** "Merge with…"; undefined where records of this kind can't be merged. */
  act: PageAct | undefined;
  /** Render this once, anywhere in the screen. */
  drawer: ReactNode;
  notice: ReactNode;
}

/** Merging on a record's page. `id` is the one in the address; `record` the loaded one, undefined while loading. */
export function useMerge<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  id: string,
  record: T | undefined,
): MergeOffer {
  const { act, drawer, notice } = useMergeParts(resource, id, record);
  return {
    button: act && (
      <>
        <PageActs acts={[act]} />
        {drawer}
      </>
    ),
    notice,
  };
}

/** Like `useMerge`, for pages with a list of actions. */
export function useMergeParts<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  id: string,
  record: T | undefined,
): MergeParts {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { pathname, search, hash, state } = useLocation();
  if (!resource.merges || !record) return { act: undefined, drawer: null, notice: null };
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const act: PageAct = { label: 'Merge with…', right: mergeRights(resource.path), icon: <Merge />, onClick: open };
  const drawer = wasOpened && (
    <Suspense>
      <MergeDrawer
        resource={resource as unknown as ResourceDefinition<StoredRecord>}
        record={record}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  if (record.id !== id) {
    const kept = (part: string) => part.replace(encodeURIComponent(id), encodeURIComponent(record.id));
    const to = { pathname: kept(pathname), search: kept(search), hash };
    return { act, drawer, notice: <Navigate replace to={to} state={{ mergedInto: record.id }} /> };
  }
  const isMerged = (state as { mergedInto?: string } | null)?.mergedInto === id;
  const notice = isMerged && (
    <Alert
      type="info"
      showIcon
      closable
      role="status"
      title={`You opened ${withArticle(resource.name.one)} that was merged into ${resource.title(record)}. This is ${resource.title(record)}.`}
    />
  );
  return { act, drawer, notice };
}
