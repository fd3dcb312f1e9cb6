import type { MergeInput, PastMerge } from 'shared/domain/records/merge';
import { api, changeRecord, notify, type StoredRecord } from 'shared/platform';
import { errorSentence } from '../texts';

/** What moved is anywhere. */
const everywhere = { also: 'everything' } as const;

const below = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** Takes a merge back. What moved is anywhere, so that everything shown is fetched again. Throws `ApiError`. */
export async function undoMerge(path: string, keptId: string, mergeId: string): Promise<void> {
  const undo = () => api.post<StoredRecord>(`${below(path, keptId)}/merges/${encodeURIComponent(mergeId)}/undo`);
  await changeRecord(path, undo, everywhere);
  notify.success('Merge undone');
}

/** Makes another record part of this one, says so, and offers Undo. Throws `ApiError`. */
export async function mergeRecords(path: string, keptId: string, input: MergeInput, done: string): Promise<void> {
  await changeRecord(path, () => api.post<StoredRecord>(`${below(path, keptId)}/merge`, input), everywhere);
  // Without it there is no Undo here; the record's history has one.
  const [last] = await api.get<PastMerge[]>(`${below(path, keptId)}/merges`).catch((): PastMerge[] => []);
  const undo = (id: string) =>
    undoMerge(path, keptId, id).catch((error: unknown) => notify.error(errorSentence('Undo failed', error)));
  notify.success(done, last && { undo: () => undo(last.id) });
}
