import { NoteList } from './NoteList';
import { debitNotes } from './resource';

export default function DebitNotesPage() {
  return <NoteList kind="debit" define={debitNotes} title="Debit Notes" purpose="Extra charges on issued invoices." />;
}
