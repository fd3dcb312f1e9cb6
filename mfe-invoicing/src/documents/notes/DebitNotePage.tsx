import { useParams } from 'react-router-dom';
import type { DebitNote, DebitNoteInput } from 'shared/domain/money/documents/note';
import { NoteView } from './NoteView';
import { debitNotes } from './resource';

export default function DebitNotePage() {
  const { id = '' } = useParams();
  return <NoteView<DebitNote, DebitNoteInput> key={id} kind="debit" define={debitNotes} id={id} />;
}
