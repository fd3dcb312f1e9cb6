import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { noteSheet } from 'shared/domain/papers/noteSheet';
import { useRecord } from 'shared/platform';
import {
  Columns,
  describeFailure,
  FailedState,
  LoadingState,
  Money,
  PageHeader,
  Panel,
  RecordLink,
  type ResourceDefinition,
  SampleMark,
  Stack,
  StatusDot,
  useHistoryDrawer,
  useLetterhead,
} from 'shared/ui';
import { useRegistered } from '../../eInvoices/useRegistered';
import { SentDocuments } from '../../sendings/SentDocuments';
import { useTried } from '../../useTried';
import { invoicePath } from '../invoices/invoicePath';
import { Sheet } from '../invoices/sheet/Sheet';
import { NoteActions } from './NoteActions';
import styles from './NoteView.module.css';
import { useCancelNote } from './useCancelNote';

export interface NoteViewProps<T extends Note, I extends object> {
  kind: NoteKind;
  define: () => ResourceDefinition<T, I>;
  id: string;
}

/** The invoice of a note, with its balance. */
const ItsInvoice = ({ invoice }: { invoice: InvoiceView }) => (
  <Panel title="Its invoice">
    <dl className={styles.facts}>
      <div>
        <dt>Number</dt>
        <dd>
          <Link to={invoicePath(invoice.id)}>{invoice.invoiceNo}</Link>
        </dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>{formatDate(invoice.date)}</dd>
      </div>
      <div>
        <dt>Total</dt>
        <dd>
          <Money paise={invoice.totalPaise} />
        </dd>
      </div>
      <div>
        <dt>Balance due</dt>
        <dd>
          <Money paise={Math.max(0, invoice.balancePaise)} />
        </dd>
      </div>
    </dl>
  </Panel>
);

/** A credit or debit note: the document, its invoice, and its actions. */
export function NoteView<T extends Note, I extends object>({ kind, define, id }: NoteViewProps<T, I>) {
  const [notes] = useState(define);
  const { data: note, error, reload } = useRecord<T>(notes.path, id);
  const found = useRecord<InvoiceView>('invoices', note?.invoiceId);
  const { letterhead } = useLetterhead();
  const registered = useRegistered(`${notes.path}/${id}`, found.data);
  const history = useHistoryDrawer(notes);
  const cancel = useCancelNote(notes);
  const { notice, fail } = useTried();
  const { one } = notes.name;
  const invoice = found.data;
  const trouble = error ?? found.error;
  if (!note || !invoice) {
    return (
      <>
        <PageHeader title={one.replace(/^./, (letter) => letter.toUpperCase())} />
        {trouble ? (
          <FailedState
            {...describeFailure(`Failed to load this ${one}`, trouble)}
            onRetry={error ? reload : found.reload}
          />
        ) : (
          <LoadingState count={8} />
        )}
      </>
    );
  }
  const number = notes.title(note);
  const isCancelled = note.cancelledAt !== null;
  return (
    <>
      <PageHeader
        title={number}
        purpose={
          <>
            {note.isSample && <SampleMark />}{' '}
            <StatusDot tone={isCancelled ? 'orange' : 'good'}>{isCancelled ? 'Cancelled' : 'Issued'}</StatusDot>
            {' · '}
            <RecordLink kind="company" id={invoice.companyId}>
              {note.clientName}
            </RecordLink>
          </>
        }
        actions={
          <NoteActions
            kind={kind}
            resource={notes.path}
            id={id}
            isSample={note.isSample === true}
            number={number}
            one={one}
            isCancelled={isCancelled}
            onCancel={() => cancel(note)}
            onHistory={() => history.show(note)}
            onFailed={fail}
          />
        }
      />
      <Stack>
        {notice}
        <Columns split="side">
          <Sheet
            sheet={{
              ...noteSheet(kind, { ...note, number }, invoice, note.letterhead ?? letterhead),
              ...(registered && { registered }),
            }}
          />
          <Stack>
            <ItsInvoice invoice={invoice} />
            {!note.isSample && <SentDocuments documentId={id} number={number} />}
          </Stack>
        </Columns>
      </Stack>
      {history.drawer}
    </>
  );
}
