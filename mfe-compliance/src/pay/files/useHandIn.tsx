import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { today } from 'shared/domain/dates/dates';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import { isReturnFile, wageReturnInput } from 'shared/domain/pay/files/wageReturn';
import { api, refresh, useUrlState } from 'shared/platform';
import type { RowAction } from 'shared/ui';
import { FormDialog } from '../../FormDialog';

const input = wageReturnInput.pick({ handedInOn: true, reference: true });

function HandInDialog({ wageId, file, onClose }: { wageId: string; file: ListedFile; onClose: () => void }) {
  return (
    <FormDialog
      title={`${file.title} was handed in`}
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
      done={`${file.title} was marked as handed in`}
      onClose={onClose}
      onSubmit={async (typed) => {
        await api.post('wage-returns', { wageId, file: file.id, ...typed });
        void refresh('wages', 'wage-returns');
      }}
    />
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
