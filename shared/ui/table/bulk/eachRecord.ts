import { ApiError, api, type StoredRecord } from 'shared/platform';
import type { BulkAction } from './rowAction';

/** An action on each record separately. */
export type EachAction<T> = Pick<BulkAction<T>, 'label' | 'change' | 'removes'>;

/** The effect of an action on a record. */
export interface Done<T> {
  /** Before the action. */
  row: T;
  /** The changed record; undefined for a deleted one. */
  after?: T;
  /** The changed fields. */
  fields: readonly string[];
}

const callOf = (path: string, { id }: StoredRecord) => `${path}/${encodeURIComponent(id)}`;

/** The current record, when an action was refused as stale. */
const currentOf = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code === 'stale' ? (error.body as { current?: T }).current : undefined;

/**
 * Applies an action to one record. If it was changed since it was read, the action is evaluated again with the current
 * version. Returns undefined if there is nothing to do; throws `ApiError`.
 */
export async function actOn<T extends StoredRecord>(
  path: string,
  action: EachAction<T>,
  row: T,
): Promise<Done<T> | undefined> {
  if (action.removes) {
    await api.delete(callOf(path, row));
    return { row, fields: [] };
  }
  const put = async (before: T) => {
    const change = action.change?.(before);
    if (change === undefined) return undefined;
    const after = await api.put<T>(callOf(path, before), { ...change, version: before.version });
    return { row: before, after, fields: Object.keys(change) };
  };
  try {
    return await put(row);
  } catch (error) {
    const current = currentOf<T>(error);
    if (current === undefined) throw error;
    return put(current);
  }
}

/** Undoes an action on a record, unless somebody has changed it since. Throws `ApiError`. */
export async function takeBack<T extends StoredRecord>(path: string, { row, after, fields }: Done<T>): Promise<void> {
  if (after === undefined) return void (await api.post(`${callOf(path, row)}/restore`));
  const before = Object.fromEntries(fields.map((field) => [field, row[field as keyof T] ?? null]));
  await api.put(callOf(path, row), { ...before, version: after.version });
}
