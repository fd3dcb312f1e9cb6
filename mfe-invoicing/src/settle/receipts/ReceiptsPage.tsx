import { useSearchParams } from 'react-router-dom';
import type { Company } from 'shared/domain/clients/companies/company';
import { today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { ReceiptInput } from 'shared/domain/money/settle/receipt';
import { useRecord } from 'shared/platform';
import { LoadingState, PageHeader, ResourceTable, Stack, useRecordActions, useResourceList } from 'shared/ui';
import { ReceiptTabs } from './ReceiptTabs';
import { ReceiptTotals } from './ReceiptTotals';
import { receiptPath } from './receiptPath';
import { receipts } from './resource';

const changed = ['invoices', 'payments'];

/**
 * Lists receipts; adds them for a company (`?form=new&company=<id>`) or an invoice (`?form=new&invoice=<id>`), edits
 * and deletes them.
 */
export default function ReceiptsPage() {
  const [params] = useSearchParams();
  const [companyId, invoiceId] = [params.get('company') ?? undefined, params.get('invoice') ?? undefined];
  const company = useRecord<Company>('companies', companyId);
  const invoice = useRecord<InvoiceView>('invoices', invoiceId);
  const isAwaited =
    (companyId !== undefined && company.state === 'loading') ||
    (invoiceId !== undefined && invoice.state === 'loading');
  if (isAwaited) return <LoadingState count={8} />;
  return <Receipts key={company.data?.id ?? invoice.data?.id} of={startOf(company.data, invoice.data)} />;
}

function startOf(company?: Company, invoice?: InvoiceView): Partial<ReceiptInput> {
  if (company) return { companyId: company.id, clientName: company.name };
  if (!invoice) return {};
  const { companyId, clientName, balancePaise } = invoice;
  return { companyId, clientName, amountPaise: Math.max(0, balancePaise) };
}

function Receipts({ of }: { of: Partial<ReceiptInput> }) {
  const { addButton, actions, drawers } = useRecordActions(receipts, {
    initial: { date: today(), method: 'Bank transfer', ...of },
    alsoRefresh: changed,
    width: 760,
  });
  const { selection, isNarrowed } = useResourceList(receipts);
  return (
    <>
      <PageHeader
        title="Receipts"
        purpose="Money received, the invoices it settles, and advances."
        actions={addButton}
      />
      <ReceiptTabs />
      <Stack>
        <ReceiptTotals selection={selection} isNarrowed={isNarrowed} />
        <ResourceTable
          resource={receipts}
          rowLink={({ id }) => receiptPath(id)}
          emptyAction={addButton}
          actions={actions}
        />
      </Stack>
      {drawers}
    </>
  );
}
