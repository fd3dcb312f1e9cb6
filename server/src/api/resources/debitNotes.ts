import { debitNoteInput } from 'shared/domain/debitNote';
import { noteResource } from '../invoicing/noteResource';

/** What is charged on top of issued invoices. */
export const debitNotes = noteResource({ kind: 'debit', input: debitNoteInput });
