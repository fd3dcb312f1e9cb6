import { useRights } from 'shared/platform';
import type { RowAction } from './bulk/rowAction';

/** An action's condition: a right, or a kind that implies one. */
type Act = Pick<RowAction<never>, 'right' | 'kind'>;

/** The right that an action on a record of `path` needs; undefined if viewing is enough. */
const rightOf = ({ right, kind }: Act, path: string) =>
  right ?? (kind === 'edit' ? `${path}:write` : kind === 'remove' ? `${path}:delete` : undefined);

/**
 * Filters the actions on a resource's records by the account's rights. A `ResourceTable` does this itself.
 * @example
 * const offered = useOffered('m/mfe-payroll/slips');
 * const acts = offered([{ label: 'Pay', right: 'm/mfe-payroll/slips:write', onClick: pay }]);
 */
export function useOffered(path: string): <A extends Act>(acts: readonly A[]) => A[] {
  const may = useRights();
  return (acts) =>
    acts.filter((act) => {
      const right = rightOf(act, path);
      return right === undefined || may(right);
    });
}
