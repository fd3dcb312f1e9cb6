import type { Note } from 'shared/domain/money/documents/note';
import { api, changeRecord, confirm, notify } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';

/** Asks for confirmation, then cancels a note. Throws the server's refusal. */
export function useCancelNote<T extends Pick<Note, 'id' | 'version'>, I extends object>(
  notes: ResourceDefinition<T, I>,
): (row: T) => Promise<void> {
  const { one } = notes.name;
  return async (row) => {
    const question = {
      title: `Cancel this ${one}?`,
      body: `${notes.title(row)} keeps its number and no longer counts. This can’t be undone.`,
      confirmLabel: `Cancel ${one}`,
      cancelLabel: 'Keep it',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const cancel = () => api.post<T>(`${notes.path}/${row.id}/cancel`, { version: row.version });
    await changeRecord(notes.path, cancel, { also: ['invoices'] });
    notify.success(`${notes.title(row)} cancelled`);
  };
}
