import type { MergeInput, PastMerge } from 'shared/domain/records/merge';
import { api, cacheRecord, notify, refresh, type StoredRecord } from 'shared/platform';
import { errorSentence } from '../texts';

const below = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** Takes a merge back. What moved is anywhere, so that everything shown is fetched again. Throws `ApiError`. */
export async function undoMerge(path: string, keptId: string, mergeId: string): Promise<void> {
  try {
    const kept = await api.post<StoredRecord>(`${below(path, keptId)}/merges/${encodeURIComponent(mergeId)}/undo`);
    await cacheRecord(path, kept);
    notify.success('Merge undone');
  } finally {
    void refresh();
  }
}

/** Makes another record part of this one, says so, and offers Undo. Throws `ApiError`. */
export async function mergeRecords(path: string, keptId: string, input: MergeInput, done: string): Promise<void> {
  try {
    const kept = await api.post<StoredRecord>(`${below(path, keptId)}/merge`, input);
    await cacheRecord(path, kept);
  } finally {
    void refresh();
  }
  // Without it there is no Undo here; the record's history has one.
  const [last] = await api.get<PastMerge[]>(`${below(path, keptId)}/merges`).catch((): PastMerge[] => []);
  const undo = (id: string) =>
    undoMerge(path, keptId, id).catch((error: unknown) => notify.error(errorSentence('Undo failed', error)));
  notify.success(done, last && { undo: () => undo(last.id) });
}
