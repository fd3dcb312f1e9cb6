import { Modal } from 'antd';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { today } from 'shared/domain/dates/dates';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import { isReturnFile, wageReturnInput } from 'shared/domain/pay/files/wageReturn';
import { api, notify, refresh, useUrlState } from 'shared/platform';
import { type RowAction, SchemaForm, useFocusReturn } from 'shared/ui';

const input = wageReturnInput.pick({ handedInOn: true, reference: true });

function HandInDialog({ wageId, file, onClose }: { wageId: string; file: ListedFile; onClose: () => void }) {
  useFocusReturn();
  return (
    <Modal open title={`${file.title} was handed in`} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm
        fields={[
          { name: 'handedInOn', label: 'Handed in on', kind: 'date', required: true },
          {
            name: 'reference',
            label: 'Reference',
            help: 'The portal’s number, such as the TRRN. The challan can follow.',
          },
        ]}
        schema={input}
        initial={{ handedInOn: today() }}
        submitLabel="Mark handed in"
        failure="Failed to mark the file"
        onCancel={onClose}
        takesFocus
        onSubmit={(typed) => api.post('wage-returns', { wageId, file: file.id, ...typed })}
        onDone={() => {
          notify.success(`${file.title} was marked as handed in`);
          onClose();
          void refresh('wages', 'wage-returns');
        }}
      />
    </Modal>
  );
}

/**
 * Marks a file as submitted on a day: later changes become a revised or supplementary return. The dialog is in the
 * address: `?handIn=<file>`.
 */
export function useHandIn(
  wageId: string,
  files: readonly ListedFile[],
): { action: (file: ListedFile) => RowAction<ListedFile>[]; dialog: ReactNode } {
  const [{ handIn }, setUrl] = useUrlState({ handIn: '' });
  const file = files.find(({ id }) => id === handIn);
  const canBe = ({ id, handedInOn, rows }: ListedFile) =>
    isReturnFile(id) && rows > 0 && (handedInOn === null || id === 'ecr-supplementary' || id === 'ecr-revised');
  return {
    action: (row) =>
      canBe(row)
        ? [
            {
              label: 'Mark handed in',
              right: 'wage-returns:write',
              icon: <Send />,
              disabled: row.isStopped,
              onClick: ({ id }) => setUrl({ handIn: id }),
            },
          ]
        : [],
    dialog: file && <HandInDialog wageId={wageId} file={file} onClose={() => setUrl({ handIn: '' })} />,
  };
}
