import type { ReactNode } from 'react';
import { type StoredRecord, useMay } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { EmptyState } from '../states';
import { resourceTexts } from '../texts';

export interface EmptyListProps {
  resource: Pick<ResourceDefinition<StoredRecord>, 'path' | 'name' | 'texts'>;
  /** The first action, for accounts that can add a record. By default, none. */
  action?: ReactNode;
}

/**
 * An empty list: explains its purpose, and shows accounts that can add a record how to begin.
 * @example
 * <EmptyList resource={slips} action={<Button onClick={add}>Add slip</Button>} />
 */
export function EmptyList({ resource, action }: EmptyListProps) {
  const mayAdd = useMay(`${resource.path}:write`);
  const { empty, emptyHint, firstStep } = resourceTexts(resource.name, resource.texts);
  const detail = [emptyHint, mayAdd ? firstStep : ''].filter(Boolean).join(' ');
  return <EmptyState title={empty} detail={detail} action={mayAdd ? action : undefined} />;
}
