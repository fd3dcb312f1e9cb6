import { Button } from 'antd';
import { Ban, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { Allowed, refresh } from 'shared/platform';
import { PageHeader, type ResourceDefinition, ResourceTable, useFormDrawer, useHistoryDrawer } from 'shared/ui';
import { notePath } from './notePath';
import { useCancelNote } from './useCancelNote';
import { useIssueNote } from './useIssueNote';

/** A note's columns in the list. */
type NoteRow = Pick<Note, 'id' | 'version' | 'cancelledAt'>;

export interface NoteListProps<T extends NoteRow, I extends object> {
  kind: NoteKind;
  define: () => ResourceDefinition<T, I>;
  title: string;
  purpose: string;
}

/** Lists credit or debit notes; adds them, for an invoice when the address names one, and cancels them. */
export function NoteList<T extends NoteRow, I extends { invoiceId: string; date: string; amountPaise: number }>({
  kind,
  define,
  title,
  purpose,
}: NoteListProps<T, I>) {
  const [notes] = useState(define);
  const [params] = useSearchParams();
  const { one } = notes.name;
  const { add, drawer } = useFormDrawer(notes, {
    initial: { invoiceId: params.get('invoice') ?? '' } as Partial<I>,
    alsoRefresh: ['invoices'],
    onSubmit: useIssueNote(kind, notes),
    onSaved: () => void refresh(notes.path, 'invoices'),
  });
  const history = useHistoryDrawer(notes);
  const addButton = (
    <Allowed right={`${notes.path}:write`}>
      <Button type="primary" icon={<Plus />} onClick={add}>{`Add ${one}`}</Button>
    </Allowed>
  );
  const cancel = useCancelNote(notes);
  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={addButton} />
      <ResourceTable
        resource={notes}
        emptyAction={addButton}
        rowLink={(row) => notePath(kind, row.id)}
        actions={(row) => [
          {
            label: 'Cancel',
            right: `${notes.path}:cancel`,
            icon: <Ban />,
            onClick: cancel,
            danger: true,
            disabled: row.cancelledAt !== null,
            inline: true,
            iconOnly: true,
          },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
    </>
  );
}
