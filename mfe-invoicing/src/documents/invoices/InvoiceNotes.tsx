import { Link } from 'react-router-dom';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { useList, useMay } from 'shared/platform';
import { type ListedRow, Money, Panel } from 'shared/ui';
import styles from '../notes/NoteView.module.css';
import { notePath } from '../notes/notePath';

const listed = ['amountPaise', 'cancelledAt'] as const satisfies readonly (keyof Note)[];
type Numbered = ListedRow<Note, typeof listed> & { creditNoteNumber?: string; debitNoteNumber?: string };

function useNotes(kind: NoteKind, invoiceId: string) {
  const mayRead = useMay(`${kind}-notes:read`);
  const { rows } = useList<Numbered>(mayRead ? `${kind}-notes` : undefined, {
    invoiceId,
    sort: 'date',
    fields: [...listed, `${kind}NoteNumber`],
  });
  return rows.map((note) => ({ ...note, kind, number: note.creditNoteNumber ?? note.debitNoteNumber ?? '' }));
}

/** An invoice's credit and debit notes, each a link to its page; hidden while there are none. */
export function InvoiceNotes({ invoiceId }: { invoiceId: string }) {
  const notes = [...useNotes('credit', invoiceId), ...useNotes('debit', invoiceId)];
  if (notes.length === 0) return null;
  return (
    <Panel dense title="Notes">
      <dl className={styles.facts}>
        {notes.map(({ id, kind, number, amountPaise, cancelledAt }) => (
          <div key={id}>
            <dt>
              <Link to={notePath(kind, id)}>{number}</Link>
              {cancelledAt && ' cancelled'}
            </dt>
            <dd>
              <Money paise={kind === 'credit' ? -amountPaise : amountPaise} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
