import { Ban, FileDown, History, Printer } from 'lucide-react';
import type { NoteKind } from 'shared/domain/money/documents/note';
import type { Copy } from 'shared/domain/papers/copyMark';
import { api, downloadFile } from 'shared/platform';
import { type FailureText, type PageAct, PageActs } from 'shared/ui';
import { useSending } from '../../sendings/useSending';

export interface NoteActionsProps {
  kind: NoteKind;
  /** The note's resource: `credit-notes`. */
  resource: string;
  id: string;
  isSample: boolean;
  /** The base name of the note's files. */
  number: string;
  /** "credit note". */
  one: string;
  isCancelled: boolean;
  onCancel: () => Promise<void>;
  onHistory: () => void;
  onFailed: (title: FailureText, error: unknown) => void;
}

/** The actions on a note. */
export function NoteActions(props: NoteActionsProps) {
  const { kind, resource, id, isSample, number, one, isCancelled, onCancel, onHistory, onFailed } = props;
  const send = useSending({ kind: `${kind}-note`, documentId: id });
  const pdf = (copy: Copy | 'cancelled', label: string): PageAct => ({
    label,
    icon: <FileDown />,
    failed: 'Failed to create the PDF',
    onClick: async () => {
      const name = number.replaceAll('/', '-') + (copy === 'original' ? '' : `-${copy}`);
      downloadFile(`${name}.pdf`, await api.download(`${resource}/${id}/pdf`, { query: { copy } }));
    },
  });
  const offered: readonly (PageAct | false)[] = [
    !isSample && { ...send.act, place: 'beside' },
    { ...pdf('original', 'PDF'), place: 'beside' },
    pdf('duplicate', 'PDF, duplicate for supplier'),
    isCancelled && pdf('cancelled', 'PDF, marked as cancelled'),
    { label: 'Print', icon: <Printer />, onClick: () => window.print() },
    { kind: 'history', label: 'History', icon: <History />, onClick: onHistory },
    !isCancelled && {
      label: `Cancel ${one}`,
      right: `${resource}:cancel`,
      icon: <Ban />,
      danger: true,
      failed: `Failed to cancel the ${one}`,
      onClick: onCancel,
    },
  ];
  return (
    <>
      <PageActs acts={offered.filter((act) => act !== false)} onFailed={onFailed} />
      {send.drawer}
    </>
  );
}
