import { useParams } from 'react-router-dom';
import type { CreditNote, CreditNoteInput } from 'shared/domain/money/documents/note';
import { NoteView } from './NoteView';
import { creditNotes } from './resource';

export default function CreditNotePage() {
  const { id = '' } = useParams();
  return <NoteView<CreditNote, CreditNoteInput> key={id} kind="credit" define={creditNotes} id={id} />;
}
