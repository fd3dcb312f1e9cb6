import { Button, Dropdown } from 'antd';
import { Ban, Ellipsis, FileDown, History, Printer } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Copy } from 'shared/domain/papers/copyMark';
import { api, downloadFile, useMay } from 'shared/platform';

const icon = (Symbol: ComponentType) => <Symbol />;
const pdfFailed = 'Failed to create the PDF';

export interface NoteActionsProps {
  /** The resource's path and the note's id: `credit-notes/n1`. */
  path: string;
  /** As the files are named. */
  number: string;
  /** "credit note". */
  one: string;
  isCancelled: boolean;
  onCancel: () => Promise<void>;
  onHistory: () => void;
  onFailed: (title: string, error: unknown) => void;
}

/** The acts on a note. */
export function NoteActions({ path, number, one, isCancelled, onCancel, onHistory, onFailed }: NoteActionsProps) {
  const [isRunning, setRunning] = useState(false);
  const mayCancel = useMay(`${path.slice(0, path.indexOf('/'))}:cancel`);
  const run = (title: string, act: () => Promise<unknown>) => async () => {
    if (isRunning) return;
    setRunning(true);
    await act().catch((error: unknown) => onFailed(title, error));
    setRunning(false);
  };
  const pdf = (copy: Copy | 'cancelled') =>
    run(pdfFailed, async () => {
      const name = number.replaceAll('/', '-') + (copy === 'original' ? '' : `-${copy}`);
      downloadFile(`${name}.pdf`, await api.download(`${path}/pdf`, { query: { copy } }));
    });
  const items = [
    {
      key: 'duplicate',
      label: 'PDF, duplicate for supplier',
      icon: icon(FileDown),
      onClick: () => void pdf('duplicate')(),
    },
    ...(isCancelled
      ? [
          {
            key: 'cancelled',
            label: 'PDF, marked as cancelled',
            icon: icon(FileDown),
            onClick: () => void pdf('cancelled')(),
          },
        ]
      : []),
    { key: 'print', label: 'Print', icon: icon(Printer), onClick: () => window.print() },
    { key: 'history', label: 'History', icon: icon(History), onClick: onHistory },
    ...(isCancelled || !mayCancel
      ? []
      : [
          {
            key: 'cancel',
            label: `Cancel ${one}`,
            icon: icon(Ban),
            danger: true,
            onClick: () => void run(`Failed to cancel the ${one}`, onCancel)(),
          },
        ]),
  ];
  return (
    <>
      <Button icon={icon(FileDown)} onClick={() => void pdf('original')()}>
        PDF
      </Button>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button aria-label="More" icon={icon(Ellipsis)} />
      </Dropdown>
    </>
  );
}
