import type { RecordKind } from 'shared/contract';
import { platformHost } from './host';

/**
 * The address of a record's page, `linkTo('tasks.task', id)`, in the module that owns its kind; undefined without an
 * id, or if no module shows such records: then its name is not linked.
 */
export function linkTo(kind: RecordKind, id: string | null | undefined): string | undefined {
  return id
    ? platformHost()
        .recordPage?.(kind)
        ?.replace(':id', () => encodeURIComponent(id))
    : undefined;
}

/**
 * The address of a page, `wayTo('/dashboard/tasks?status=new')`, for accounts that can open it; otherwise undefined,
 * and the text is not linked.
 */
export const wayTo = (path: string): string | undefined =>
  platformHost().opens?.(path.replace(/[?#].*$/s, '')) === false ? undefined : path;
