import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { croresOf } from 'shared/domain/law/limitOn';
import type { DocumentLaw } from 'shared/domain/money/documents/documentLaw';
import type { EInvoiceList } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { Allowed, useGet, useUrlState } from 'shared/platform';
import { Columns, EmptyState, PageHeader, Panel, ResponseState, Row, Stack, Text } from 'shared/ui';
import { useDocumentLaw } from '../law/useDocumentLaw';
import { NoGstin } from '../letterhead/NoGstin';
import { RegistrationSelect } from '../letterhead/RegistrationSelect';
import { EInvoiceSetupPanel } from './EInvoiceSetupPanel';
import { EInvoiceTable } from './EInvoiceTable';
import { ReadAnswerPanel } from './ReadAnswerPanel';
import { saveInv01 } from './saveInv01';
import { ToCancelPanel } from './ToCancelPanel';

/** How many past months can be chosen. */
const MONTHS = 24;

const emptyOf = (list: EInvoiceList, month: string, limits: DocumentLaw['limit']) => {
  if (list.registration === '') return { title: 'No GSTIN is known.', detail: <NoGstin /> };
  if (list.from === null)
    return {
      title: 'This GSTIN makes no e-invoices.',
      detail: `Above ${croresOf('Turnover without e-invoices', today(), limits)} of turnover it must: enter the first day under Setup, or ask the owner to.`,
    };
  return month
    ? {
        title: `Nothing of ${formatMonth(month)} needs an IRN.`,
        detail: 'Documents to registered clients and exports do.',
      }
    : { title: 'Nothing waits.', detail: 'Every document that needs an IRN has one. Choose a month to see them.' };
};

/**
 * `/dashboard/invoicing/e-invoices?month=…&registration=…`: the documents that need an IRN, the file for the invoice
 * portal, and its responses.
 */
export default function EInvoicesPage() {
  const [url, setUrl] = useUrlState({ month: '', registration: '' });
  const query = { ...(url.month && { month: url.month }), ...(url.registration && { registration: url.registration }) };
  const { limit } = useDocumentLaw();
  const { data, ...response } = useGet<EInvoiceList>('invoices/e-invoices', query);
  const [months] = useState(() => Array.from({ length: MONTHS }, (_, back) => addMonths(today(), -back).slice(0, 7)));
  const ready = data?.rows.filter(({ irn, problems }) => irn === '' && problems.length === 0) ?? [];
  return (
    <>
      <PageHeader
        title="E-invoices"
        purpose="Documents that are valid only with an IRN of the invoice portal. Nothing is sent: you upload the file, and read the answer here."
        actions={
          <Allowed right="invoices:export">
            <Button
              type="primary"
              icon={<Download />}
              disabled={ready.length === 0}
              onClick={() => void saveInv01(data?.registration ?? '', ready.map(({ id }) => id).slice(0, 500))}
            >
              File for the portal
            </Button>
          </Allowed>
        }
      />
      <Stack>
        <Panel>
          <Stack>
            <Row>
              <Select
                aria-label="Which"
                value={url.month}
                onChange={(month) => setUrl({ month })}
                options={[
                  { value: '', label: 'What waits' },
                  ...months.map((value) => ({ value, label: formatMonth(value) })),
                ]}
                style={{ minWidth: 160 }}
              />
              <RegistrationSelect value={data?.registration} onChange={(registration) => setUrl({ registration })} />
            </Row>
            <ResponseState of={response} failed="Failed to load the e-invoices" />
            {data?.rows.length === 0 && <EmptyState {...emptyOf(data, url.month, limit)} />}
            {response.state !== 'failed' && data?.rows.length !== 0 && (
              <EInvoiceTable registration={data?.registration ?? ''} rows={data?.rows} />
            )}
            {data?.isCut && <Text>These are the oldest; more follow once they are done.</Text>}
          </Stack>
        </Panel>
        {data?.rows.some(({ state: of }) => of === 'To cancel') && <ToCancelPanel registration={data.registration} />}
        <Columns split="3:2">
          {data && data.from !== null && <ReadAnswerPanel onRead={response.reload} />}
          {data && data.registration !== '' && <EInvoiceSetupPanel list={data} onSaved={response.reload} />}
        </Columns>
      </Stack>
    </>
  );
}
