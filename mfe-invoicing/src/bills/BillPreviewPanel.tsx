import { Button } from 'antd';
import { FilePlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import type { BillPreview, FoundBillAnswer } from 'shared/domain/money/bills/billAnswers';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { wordsAfter } from 'shared/domain/pay/runs/runStepNames';
import { Allowed, api, changeRecord, linkTo, notify, useGet } from 'shared/platform';
import { EmptyState, Facts, Money, Panel, ResponseState, Stack, Text } from 'shared/ui';
import { invoicePath } from '../documents/invoices/invoicePath';
import { useTried } from '../useTried';
import { BillLines } from './BillLines';

/** The center, or company for all its centers. */
export interface BillOf {
  month: string;
  centerId?: string;
  companyId?: string;
}

/** Warnings about the bill; each links to its placement. */
function Findings({ findings }: Pick<BillPreview, 'findings'>) {
  return findings.map(({ placementId, kind, message }) => {
    const place = placementId === '' ? undefined : linkTo('products.placement', placementId);
    return (
      <Text key={`${placementId} ${message}`} tone={kind === 'stops' ? 'bad' : 'text'}>
        {message} {place && <Link to={place}>Open the placement</Link>}
      </Text>
    );
  });
}

/**
 * Preview of a month's bill: its lines with their people, the problems that block it, and the button that creates the
 * draft.
 */
export function BillPreviewPanel({ month, centerId = '', companyId = '' }: BillOf) {
  const scope = { month, centerId, companyId };
  const { data, ...response } = useGet<FoundBillAnswer>('invoices/bill-preview', scope);
  const { notice, isRunning, tried } = useTried();
  const navigate = useNavigate();
  const make = async () => {
    const made = await changeRecord('invoices', () => api.post<InvoiceView>('invoices/bills', scope));
    notify.success(`Draft of the bill made. ${wordsAfter('billed')}`);
    void navigate(invoicePath(made.id));
  };
  if (!data) return <ResponseState of={response} failed="Failed to load the bill" skeleton="lines" count={4} />;
  const { bill, refusal } = data;
  if (!bill)
    return (
      <Panel>
        <EmptyState title={refusal} />
      </Panel>
    );
  const { companyName, people, subtotalPaise, costPaise, purchaseOrder, issuedUnder, findings } = bill;
  const facts = [
    { label: 'People', value: String(people.length) },
    { label: 'Without tax', value: <Money paise={subtotalPaise} /> },
    { label: 'Wages, PF and ESI', value: costPaise !== null && <Money paise={costPaise} /> },
    { label: 'Margin', value: costPaise !== null && <Money paise={subtotalPaise - costPaise} /> },
    { label: 'Purchase order', value: purchaseOrder },
    { label: 'Issued under', value: issuedUnder },
  ];
  return (
    <Panel
      title={`Bill of ${companyName}, ${formatMonth(month)}`}
      actions={
        <Allowed right="invoices:write">
          <Button
            type="primary"
            icon={<FilePlus />}
            loading={isRunning}
            disabled={findings.some(({ kind }) => kind === 'stops')}
            onClick={() => void tried('Failed to bill the month', make)}
          >
            Make draft
          </Button>
        </Allowed>
      }
    >
      <Stack>
        {notice}
        <Findings findings={findings} />
        <Facts facts={facts} />
        <BillLines {...bill} />
      </Stack>
    </Panel>
  );
}
