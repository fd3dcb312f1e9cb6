import { useParams } from 'react-router-dom';
import { NoteView } from './NoteView';
import { creditNotes } from './resource';

export default function CreditNotePage() {
  const { id = '' } = useParams();
  return <NoteView key={id} kind="credit" define={creditNotes} id={id} />;
}
