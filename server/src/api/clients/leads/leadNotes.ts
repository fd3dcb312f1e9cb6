import type { Lead, LeadInput } from 'shared/domain/clients/leads/lead';
import type { LeadNote } from 'shared/domain/clients/leads/leadNote';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import type { Change } from '../../records/definition';

type StoredLead = Omit<Lead, 'ownerName'>;
type LeadChange = Change<StoredLead, LeadInput>;

/**
 * The newest note of a lead to be stored, and its time. An empty one leaves the note unchanged: notes are never
 * removed. A given `notedAt` adds the same text again.
 */
export function newestNote({ before, after }: LeadChange): Pick<Lead, 'note' | 'notedAt'> {
  const last = before?.note ?? '';
  const note = after.note === '' ? last : after.note;
  return { note, notedAt: note === last ? (after.notedAt ?? null) : new Date().toISOString() };
}

/** Stores the note added by a change, in its transaction. */
export async function keepNote({ before, after, actor, db }: LeadChange & { after: StoredLead }): Promise<void> {
  if (after.notedAt === null || after.notedAt === (before?.notedAt ?? null)) return;
  const by = actor.id === '' ? '' : actor.name;
  await db
    .insertInto('lead_notes')
    .values({ id: newId(), leadId: after.id, at: after.notedAt, by, text: after.note })
    .execute();
}

/** All notes of a lead, the newest first. */
export async function readNotes(db: Queries, leadId: string): Promise<LeadNote[]> {
  return db
    .selectFrom('lead_notes')
    .select(['id', 'at', 'by', 'text'])
    .where('leadId', '=', leadId)
    .orderBy('id', 'desc')
    .execute();
}

/** Updates a lead's newest note after notes moved; without any it stays unchanged. */
export async function showNewestNote(db: Queries, leadId: string): Promise<void> {
  const [newest] = await readNotes(db, leadId);
  if (!newest) return;
  await db.updateTable('leads').set({ note: newest.text, notedAt: newest.at }).where('id', '=', leadId).execute();
}
