import { NoteList } from './NoteList';
import { creditNotes } from './resource';

export default function CreditNotesPage() {
  return (
    <NoteList kind="credit" define={creditNotes} title="Credit Notes" purpose="Credits against issued invoices." />
  );
}
