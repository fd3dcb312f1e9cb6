import { NoteList } from '../notes/NoteList';
import { debitNotes } from '../notes/resource';

export default function DebitNotesPage() {
  return (
    <NoteList
      kind="debit"
      define={debitNotes}
      title="Debit Notes"
      purpose="What is charged on top of issued invoices."
    />
  );
}
