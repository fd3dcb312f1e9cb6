import { Ban, FileDown, Mail } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from 'shared/domain/dates/dates';
import { DEFAULT_SAC } from 'shared/domain/money/documents/sac';
import { type GstRate, gstPercent } from 'shared/domain/money/documents/taxRates';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import type { VoucherInput, VoucherKind } from 'shared/domain/money/settle/voucher';
import { api, changeRecord, downloadFile, useRecord } from 'shared/platform';
import { LoadingState, PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer } from 'shared/ui';
import { useDocumentLaw } from '../../law/useDocumentLaw';
import { SendDrawer } from '../../sendings/SendDrawer';
import { useTried } from '../../useTried';
import { ReceiptTabs } from '../receipts/ReceiptTabs';
import { type VoucherRow, vouchers } from './resource';

/**
 * Lists advance vouchers; issues one for a receipt that the address names (`?form=new&kind=receipt&receipt=<id>`), and
 * cancels them.
 */
export default function VouchersPage() {
  const [params] = useSearchParams();
  const receiptId = params.get('receipt') ?? undefined;
  const kind = params.get('kind') === 'refund' ? 'refund' : 'receipt';
  const receipt = useRecord<Receipt>('receipts', receiptId);
  const { gstRate } = useDocumentLaw();
  if (receiptId !== undefined && receipt.state === 'loading') return <LoadingState count={8} />;
  return <Vouchers key={`${kind} ${receiptId}`} kind={kind} of={startOf(kind, receipt.data, gstRate)} />;
}

function startOf(kind: VoucherKind, receipt: Receipt | undefined, rates: readonly GstRate[]): Partial<VoucherInput> {
  const date = (kind === 'receipt' && receipt?.date) || today();
  const common = { kind, date, sac: DEFAULT_SAC, taxPercent: gstPercent(date, DEFAULT_SAC, rates) };
  return receipt ? { ...common, receiptId: receipt.id, amountPaise: receipt.advancePaise } : common;
}

function Vouchers({ kind, of }: { kind: VoucherKind; of: Partial<VoucherInput> }) {
  const [define] = useState(() => vouchers(kind));
  const { notice, tried } = useTried();
  const [sent, setSent] = useState<string>();
  const alsoRefresh = ['receipts'];
  const { drawer } = useFormDrawer(define, { initial: of, alsoRefresh, width: 760 });
  const history = useHistoryDrawer(define);
  const save = ({ id, number, cancelledAt }: VoucherRow) =>
    tried('Failed to create the PDF', async () => {
      const query = { copy: cancelledAt === null ? 'original' : 'cancelled' };
      downloadFile(`${number.replaceAll('/', '-')}.pdf`, await api.download(`vouchers/${id}/pdf`, { query }));
    });
  return (
    <>
      <PageHeader
        title="Vouchers of advances"
        purpose="Receipt and refund vouchers; tax on an advance is due when it comes."
      />
      <ReceiptTabs />
      {notice}
      <ResourceTable
        resource={define}
        actions={(row) => [
          { label: 'PDF', icon: <FileDown />, onClick: save, inline: true, iconOnly: true },
          { label: 'Send', right: 'sendings:write', icon: <Mail />, onClick: ({ id }) => setSent(id) },
          {
            label: 'Cancel',
            right: 'vouchers:cancel',
            icon: <Ban />,
            confirm: () => ({
              title: `Cancel ${row.number}?`,
              body: 'It keeps its number and no longer counts. This can’t be undone.',
              confirmLabel: 'Cancel voucher',
              cancelLabel: 'Keep it',
            }),
            onClick: ({ id, version }) => {
              const call = () => api.post<VoucherRow>(`vouchers/${id}/cancel`, { version });
              return changeRecord('vouchers', call, { also: alsoRefresh });
            },
            done: () => `${row.number} cancelled`,
            danger: true,
            disabled: row.cancelledAt !== null,
          },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
      {sent && (
        <SendDrawer
          asked={{ kind: 'voucher', documentId: sent, companyId: '', clientName: '', from: null, to: null }}
          onClose={() => setSent(undefined)}
        />
      )}
    </>
  );
}
