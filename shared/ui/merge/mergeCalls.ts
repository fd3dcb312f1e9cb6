import type { MergeInput, PastMerge } from 'shared/domain/records/merge';
import { api, changeRecord, notify, type StoredRecord } from 'shared/platform';
import { attempt } from '../attempt';

/** Moved records can be in any list. */
const everywhere = { also: 'everything' } as const;

const below = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** Undoes a merge. Moved records can be in any list, so everything shown is refetched. Throws `ApiError`. */
export async function undoMerge(path: string, keptId: string, mergeId: string): Promise<void> {
  const undo = () => api.post<StoredRecord>(`${below(path, keptId)}/merges/${encodeURIComponent(mergeId)}/undo`);
  await changeRecord(path, undo, everywhere);
  notify.success('Merge undone');
}

/** Merges another record into this one, shows a message, and offers Undo. Throws `ApiError`. */
export async function mergeRecords(path: string, keptId: string, input: MergeInput, done: string): Promise<void> {
  await changeRecord(path, () => api.post<StoredRecord>(`${below(path, keptId)}/merge`, input), everywhere);
  // Without the id, Undo is not offered here; the record's history has one.
  const [last] = await api.get<PastMerge[]>(`${below(path, keptId)}/merges`).catch((): PastMerge[] => []);
  notify.success(done, last && { undo: () => attempt('Undo failed', () => undoMerge(path, keptId, last.id)) });
}
