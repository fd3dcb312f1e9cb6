import type { LeadNote } from 'shared/domain/leadNote';
import { newId } from '../../db/newId';
import { anyTable, type Queries } from '../../db/tables';
import type { Change } from '../resource/definition';

/**
 * The newest note of a lead about to be stored, and when it was noted. An empty one leaves the note as it is: nothing
 * is ever taken from the notes. Whoever gives `notedAt` adds the same words once more.
 */
export function newestNote({ before, after }: Change): { note: unknown; notedAt: unknown } {
  const last = before?.note ?? '';
  const note = after.note === '' ? last : after.note;
  return { note, notedAt: note === last ? after.notedAt : new Date().toISOString() };
}

/** Keeps the note that a change added, in its transaction. */
export async function keepNote({ before, after, actor, db }: Change): Promise<void> {
  if (after.notedAt === (before?.notedAt ?? null)) return;
  const by = actor.id === '' ? '' : actor.name;
  await anyTable(db)
    .insertInto('lead_notes')
    .values({ id: newId(), leadId: String(after.id), at: String(after.notedAt), by, text: String(after.note) })
    .execute();
}

/** All notes of a lead, the newest first. */
export async function readNotes(db: Queries, leadId: string): Promise<LeadNote[]> {
  const rows = await anyTable(db)
    .selectFrom('lead_notes')
    .select(['id', 'at', 'by', 'text'])
    .where('leadId', '=', leadId)
    .orderBy('id', 'desc')
    .execute();
  return rows as unknown as LeadNote[];
}
