import { Button } from 'antd';
import { Ban, FileDown } from 'lucide-react';
import { Allowed, api, changeRecord, confirm, downloadFile } from 'shared/platform';
import { Row } from 'shared/ui';
import type { useTried } from '../../useTried';
import { type ReverseChargeRow, reverseChargeDocuments } from './resource';

const { path } = reverseChargeDocuments('invoice');

/** Asks, then cancels. */
async function cancel({ id, version, number }: ReverseChargeRow): Promise<void> {
  const isSure = await confirm({
    title: `Cancel ${number}?`,
    body: 'It keeps its number and no longer counts. This can’t be undone.',
    confirmLabel: 'Cancel document',
    cancelLabel: 'Keep it',
    danger: true,
  });
  if (isSure) await changeRecord(path, () => api.post<ReverseChargeRow>(`${path}/${id}/cancel`, { version }));
}

async function save({ id, number, cancelledAt }: ReverseChargeRow): Promise<void> {
  const query = { copy: cancelledAt === null ? 'original' : 'cancelled' };
  downloadFile(`${number.replaceAll('/', '-')}.pdf`, await api.download(`${path}/${id}/pdf`, { query }));
}

/** The buttons of a self-invoice or payment voucher: save its PDF, and cancel it. */
export function ReverseChargeActs({
  document,
  tried,
}: {
  document: ReverseChargeRow;
  tried: ReturnType<typeof useTried>['tried'];
}) {
  return (
    <Row>
      <Button
        size="small"
        type="text"
        icon={<FileDown />}
        aria-label={`PDF of ${document.number}`}
        onClick={() => void tried('Failed to create the PDF', () => save(document))}
      />
      {document.cancelledAt === null && (
        <Allowed right={`${path}:cancel`}>
          <Button
            size="small"
            type="text"
            danger
            icon={<Ban />}
            aria-label={`Cancel ${document.number}`}
            onClick={() => void tried(`Failed to cancel ${document.number}`, () => cancel(document))}
          />
        </Allowed>
      )}
    </Row>
  );
}
