import { api } from 'shared/platform';
import { formatCount } from 'shared/ui';

/** A sentence about the records that belong to a center; undefined if there are none. Throws `ApiError`. */
export async function hangingOnCenter({ id }: { id: string }): Promise<string | undefined> {
  const { total } = await api.list('employees', { query: { centerId: id, page: 1, size: 1 } });
  return total === 0
    ? undefined
    : `${formatCount(total, { one: 'employee works', many: 'employees work' })} there. Their pay records stay.`;
}
