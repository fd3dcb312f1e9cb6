import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { useRecord } from 'shared/platform';
import { type FieldControl, type ListedRow, RecordSelect, Text } from 'shared/ui';
import { useUnderInvoice } from '../../letterhead/useUnderInvoice';

const listed = ['invoiceNo', 'clientName'] as const satisfies readonly (keyof InvoiceView)[];

function Under({ invoice }: { invoice: InvoiceView }) {
  const under = useUnderInvoice(invoice);
  return under !== '' && <Text>{under}</Text>;
}

/** Chooses the invoice that the drafts copy, and shows which registration issues them if the company has several. */
export function LikeInvoice(control: FieldControl) {
  const chosen = typeof control.value === 'string' && control.value !== '' ? control.value : undefined;
  const { data: invoice } = useRecord<InvoiceView>('invoices', chosen);
  return (
    <>
      <RecordSelect<ListedRow<InvoiceView, typeof listed>>
        control={control}
        path="invoices"
        name={{ one: 'invoice', many: 'invoices' }}
        titleOf={({ invoiceNo, clientName }) => [invoiceNo, clientName].filter(Boolean).join(' · ') || 'Draft'}
        listed={listed}
        query={{ sort: '-date' }}
        placeholder="Number or client"
        clearable={false}
      />
      {invoice && invoice.id === chosen && <Under invoice={invoice} />}
    </>
  );
}
