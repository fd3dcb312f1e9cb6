import { useParams } from 'react-router-dom';
import { NoteView } from './NoteView';
import { debitNotes } from './resource';

export default function DebitNotePage() {
  const { id = '' } = useParams();
  return <NoteView key={id} kind="debit" define={debitNotes} id={id} />;
}
