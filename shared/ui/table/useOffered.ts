import { useRights } from 'shared/platform';
import type { RowAction } from './bulk/rowAction';

/** An act's condition: a right, or a kind from which it follows. */
type Act = Pick<RowAction<never>, 'right' | 'kind'>;

/** The right that an act on a record of `path` needs; undefined for what everybody may do who sees it. */
const rightOf = ({ right, kind }: Act, path: string) =>
  right ?? (kind === 'edit' ? `${path}:write` : kind === 'remove' ? `${path}:delete` : undefined);

/**
 * Of the acts on records of a resource, those that the signed-in person has the right to. A `ResourceTable` asks for itself.
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
