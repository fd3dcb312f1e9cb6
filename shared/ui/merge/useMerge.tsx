import { Alert, Button } from 'antd';
import { Merge } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Allowed, type StoredRecord } from 'shared/platform';
import { withArticle } from '../../domain/text/withArticle';
import type { ResourceDefinition } from '../resource';
import { mergeRights } from './mergeRights';

const MergeDrawer = lazy(() => import(/* webpackChunkName: "merge" */ './MergeDrawer'));

/** The parts of a record's page for merging two of its resource; each is null elsewhere. */
export interface MergeOffer {
  /** "Merge with…", for people with the right. */
  button: ReactNode;
  /** Says that the address was one of a record that became part of this one; leads from there to this one's. */
  notice: ReactNode;
}

/** Merging on a record's page. `id` is the one in the address; `record` the one that came, undefined before. */
export function useMerge<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  id: string,
  record: T | undefined,
): MergeOffer {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { pathname, search, hash, state } = useLocation();
  if (!resource.merges || !record) return { button: null, notice: null };
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const button = (
    <Allowed right={mergeRights(resource.path)}>
      <Button icon={<Merge />} onClick={open}>
        Merge with…
      </Button>
      {wasOpened && (
        <Suspense>
          <MergeDrawer
            resource={resource as unknown as ResourceDefinition<StoredRecord>}
            record={record}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Allowed>
  );
  if (record.id !== id) {
    const kept = (part: string) => part.replace(encodeURIComponent(id), encodeURIComponent(record.id));
    const to = { pathname: kept(pathname), search: kept(search), hash };
    return { button, notice: <Navigate replace to={to} state={{ mergedInto: record.id }} /> };
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
  return { button, notice };
}
