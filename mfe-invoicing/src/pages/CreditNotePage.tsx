import { useParams } from 'react-router-dom';
import { NoteView } from '../notes/NoteView';
import { creditNotes } from '../notes/resource';

export default function CreditNotePage() {
  const { id = '' } = useParams();
  return <NoteView key={id} kind="credit" define={creditNotes} id={id} />;
}
