import { ApiError, api, type StoredRecord } from 'shared/platform';
import type { BulkAction } from './rowAction';

/** An act on each record by itself. */
export type EachAction<T> = Pick<BulkAction<T>, 'label' | 'change' | 'removes'>;

/** The effect of an act on a record. */
export interface Done<T> {
  /** As it was. */
  row: T;
  /** The changed record; undefined for a deleted one. */
  after?: T;
  /** The fields that it got. */
  fields: readonly string[];
}

const callOf = (path: string, { id }: StoredRecord) => `${path}/${encodeURIComponent(id)}`;

/** The current record, when an act was refused because it has been changed since. */
const currentOf = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code === 'stale' ? (error.body as { current?: T }).current : undefined;

/**
 * Does an act to one record. One that was changed since it was read is judged again by what it is now. Returns undefined
 * where nothing is to be done; throws `ApiError`.
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

/** Takes back what an act did to a record, unless somebody has changed it since. Throws `ApiError`. */
export async function takeBack<T extends StoredRecord>(path: string, { row, after, fields }: Done<T>): Promise<void> {
  if (after === undefined) return void (await api.post(`${callOf(path, row)}/restore`));
  const before = Object.fromEntries(fields.map((field) => [field, row[field as keyof T] ?? null]));
  await api.put(callOf(path, row), { ...before, version: after.version });
}
