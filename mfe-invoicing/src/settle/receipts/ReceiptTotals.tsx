import type { Receipt, ReceiptTotals as Totals } from 'shared/domain/money/settle/receipt';
import { useGet } from 'shared/platform';
import { Facts, formatCount, formatMoney, Panel, type ResourceList } from 'shared/ui';

/** The totals of the selected receipts, over all pages. */
export function ReceiptTotals({ selection, isNarrowed }: Pick<ResourceList<Receipt>, 'selection' | 'isNarrowed'>) {
  const { data, state } = useGet<Totals>('receipts/totals', selection);
  const missing = state === 'failed' ? 'Failed to load' : 'Loading...';
  const shown = (paise: number | undefined) => (paise === undefined ? missing : formatMoney(paise));
  return (
    <Panel title={isNarrowed ? 'Totals of the receipts found' : 'Totals'} dense>
      <Facts
        facts={[
          { label: 'Receipts', value: data ? formatCount(data.count, { one: 'receipt', many: 'receipts' }) : missing },
          { label: 'Received', value: shown(data?.amountPaise) },
          { label: 'TDS', value: shown(data?.tdsPaise) },
          { label: 'GST-TDS', value: shown(data?.gstTdsPaise) },
          { label: 'Advances not set off', value: shown(data?.advancePaise) },
        ]}
      />
    </Panel>
  );
}
