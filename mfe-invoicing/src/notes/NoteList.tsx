import { Button } from 'antd';
import { Ban, Plus } from 'lucide-react';
import { api, confirm, notify, refresh } from 'shared/platform';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, type ResourceDefinition, ResourceTable, useFormDrawer, useHistoryDrawer } from 'shared/ui';
import type { Note } from './resource';

export interface NoteListProps<T extends Note, I extends object> {
  define: () => ResourceDefinition<T, I>;
  title: string;
  purpose: string;
}

/** Lists credit or debit notes; adds them, from an invoice when the address names one, and cancels them. */
export function NoteList<T extends Note, I extends { invoiceId: string }>({ define, title, purpose }: NoteListProps<T, I>) {
  const [notes] = useState(define);
  const [params] = useSearchParams();
  const { one } = notes.name;
  const { add, drawer } = useFormDrawer(notes, { initial: { invoiceId: params.get('invoice') ?? '' } as Partial<I>, alsoRefresh: ['invoices'] });
  const history = useHistoryDrawer(notes);
  const addButton = <Button type="primary" icon={<Plus size={16} strokeWidth={1.5} />} onClick={add}>{`Add ${one}`}</Button>;
  const cancel = async (row: T) => {
    const question = { title: `Cancel this ${one}?`, body: `${notes.title(row)} keeps its number and no longer counts. This cannot be undone.`, confirmLabel: `Cancel ${one}`, cancelLabel: 'Keep it', danger: true };
    if (!(await confirm(question))) return;
    await api.post(`${notes.path}/${row.id}/cancel`, { version: row.version });
    await refresh(notes.path, 'invoices');
    notify.success(`${notes.title(row)} cancelled`);
  };
  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={addButton} />
      <ResourceTable
        resource={notes}
        emptyAction={addButton}
        actions={(row) => [
          { label: 'Cancel', icon: <Ban size={16} strokeWidth={1.5} />, onClick: cancel, danger: true, disabled: row.cancelledAt !== null, inline: true, iconOnly: true },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
    </>
  );
}
