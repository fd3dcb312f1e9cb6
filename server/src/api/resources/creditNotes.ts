import { creditNoteInput } from 'shared/domain/creditNote';
import { noteResource } from '../invoicing/noteResource';

/** What is taken back from issued invoices. */
export const creditNotes = noteResource({ kind: 'credit', input: creditNoteInput });
