import type { RecordKind } from 'shared/contract';
import { platformHost } from './host';

/**
 * A record's page, `linkTo('tasks.task', id)`, by the module that owns its kind; undefined without an id, and when no
 * module here shows such records: then its name is not linked.
 */
export function linkTo(kind: RecordKind, id: string | null | undefined): string | undefined {
  return id
    ? platformHost()
        .recordPage?.(kind)
        ?.replace(':id', () => encodeURIComponent(id))
    : undefined;
}

/** The address of a page, `wayTo('/dashboard/tasks?status=new')`, for accounts that can open it; undefined for accounts that can not: then the words stand without a link. */
export const wayTo = (path: string): string | undefined =>
  platformHost().opens?.(path.replace(/[?#].*$/s, '')) === false ? undefined : path;
