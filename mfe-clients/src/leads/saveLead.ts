import type { Lead } from 'shared/domain/lead';
import { api, cacheRecord, refresh } from 'shared/platform';
import type { LeadForm } from './leadForm';

/** Stores a lead, and the note that was typed with it, together. Throws `ApiError`. */
export async function saveLead(id: string, { newNote, note: _newest, ...lead }: LeadForm): Promise<Lead> {
  try {
    const saved =
      newNote === ''
        ? await api.put<Lead>(`leads/${id}`, lead)
        : await api.post<Lead>(`leads/${id}/notes`, { text: newNote, lead });
    await cacheRecord('leads', saved);
    return saved;
  } finally {
    void refresh('leads');
  }
}
