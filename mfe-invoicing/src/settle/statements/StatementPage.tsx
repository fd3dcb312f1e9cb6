import { Button, Select } from 'antd';
import { FileDown } from 'lucide-react';
import { today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { AgeingAnswer } from 'shared/domain/money/settle/ageing';
import type { ClientStatement } from 'shared/domain/money/settle/clientStatement';
import { api, downloadFile, type StoredRecord, useGet, useUrlState } from 'shared/platform';
import {
  type Column,
  DataTable,
  DateInput,
  EmptyState,
  ExportMenu,
  Facts,
  Money,
  PageActs,
  PageHeader,
  Panel,
  ResponseState,
  Row,
  Stack,
} from 'shared/ui';
import { useSaving } from '../../files/useSaving';
import { useSending } from '../../sendings/useSending';
import { ReceiptTabs } from '../receipts/ReceiptTabs';

type Entry = ClientStatement['entries'][number] & StoredRecord;

const pages: Readonly<Record<string, string>> = {
  invoices: '/dashboard/invoicing/list',
  'credit-notes': '/dashboard/invoicing/credit',
  'debit-notes': '/dashboard/invoicing/debit',
  receipts: '/dashboard/invoicing/receipts',
};

/** The path of an entry's record, if it has one. */
function pageOf({ record }: Entry): string | undefined {
  const [resource = '', id] = record.split('/');
  const page = pages[resource];
  return page && id ? `${page}/${encodeURIComponent(id)}` : undefined;
}

const columns: readonly Column<Entry>[] = [
  { key: 'date', title: 'Date', kind: 'date' },
  { key: 'text', title: 'What', to: pageOf },
  { key: 'billedPaise', title: 'Billed', kind: 'money', priority: 2 },
  { key: 'receivedPaise', title: 'Received', kind: 'money', priority: 2 },
  { key: 'tdsPaise', title: 'TDS', kind: 'money', priority: 3 },
  { key: 'gstTdsPaise', title: 'GST-TDS', kind: 'money', priority: 3 },
  { key: 'balancePaise', title: 'Balance', kind: 'money' },
];

/** The same for a client with several registrations. */
const withRegistration: typeof columns = [
  ...columns.slice(0, 2),
  { key: 'registration', title: 'GSTIN', kind: 'code', priority: 2 },
  ...columns.slice(2),
];

/** A client in the select's options: a company by its id, any other by its name. */
const keyOf = ({ companyId, clientName }: { companyId: string; clientName: string }) =>
  companyId ? `company ${companyId}` : `client ${clientName}`;

type StatementQuery = {
  companyId: string;
  clientName: string;
  from: string;
  to: string;
  registration?: string;
};

/** Exports, prints and sends a statement. */
function StatementActions({ query, saving }: { query: StatementQuery; saving: ReturnType<typeof useSaving> }) {
  const { companyId, clientName, from, to } = query;
  const send = useSending({ kind: 'statement', companyId, clientName, from, to });
  return (
    <>
      <ExportMenu
        failed="Failed to export the statement"
        onExport={async (format) =>
          downloadFile(`statement-${query.to}.${format}`, await api.download(`invoices/statement.${format}`, { query }))
        }
      />
      <Button
        icon={<FileDown />}
        loading={saving.running === 'pdf'}
        onClick={() => void saving.save('pdf', 'invoices/statement.pdf', query, `statement-${query.to}.pdf`)}
      >
        PDF
      </Button>
      <PageActs acts={[send.act]} />
      {send.drawer}
    </>
  );
}

/** A statement's totals and entries. */
function StatementPanel({ statement }: { statement: ClientStatement }) {
  return (
    <Panel title={statement.clientName} dense>
      <Facts
        facts={[
          { label: 'Opening balance', value: <Money paise={statement.openingPaise} /> },
          { label: 'Billed', value: <Money paise={statement.billedPaise} /> },
          { label: 'Received and credited', value: <Money paise={statement.receivedPaise} /> },
          { label: 'TDS', value: <Money paise={statement.tdsPaise} /> },
          { label: 'GST-TDS', value: <Money paise={statement.gstTdsPaise} /> },
          { label: 'Closing balance', value: <Money paise={statement.closingPaise} /> },
        ]}
      />
      {statement.entries.length === 0 ? (
        <EmptyState title="Nothing was billed or paid in this period." />
      ) : (
        <DataTable<Entry>
          label="Entries"
          columns={statement.registrations.length > 1 ? withRegistration : columns}
          rows={statement.entries.map((entry, index) => ({ ...entry, id: String(index) }))}
          rowTitle={({ text }) => text}
        />
      )}
    </Panel>
  );
}

/**
 * `/dashboard/invoicing/receipts/statement?company=…&from=…&to=…`: a client's bills and payments; `client` names a
 * client without a company record.
 */
export default function StatementPage() {
  const { from: yearFrom } = financialYearBounds(financialYearOf(today()));
  const [url, setUrl] = useUrlState({ company: '', client: '', from: '', to: '', registration: '' });
  const clients = useGet<AgeingAnswer>('invoices/ageing').data?.clients ?? [];
  const isChosen = url.company !== '' || url.client !== '';
  const query: StatementQuery = {
    companyId: url.company,
    clientName: url.client,
    from: url.from || yearFrom,
    to: url.to || today(),
    ...(url.registration && { registration: url.registration }),
  };
  const { data, ...response } = useGet<ClientStatement>(isChosen ? 'invoices/statement' : undefined, query);
  const saving = useSaving();
  const shown = isChosen ? data : undefined;
  const chosen = isChosen ? keyOf({ companyId: url.company, clientName: url.client }) : undefined;
  const offered = [...clients, ...(shown ? [shown] : [])].map((client) => ({
    value: keyOf(client),
    label: client.clientName,
  }));
  return (
    <>
      <PageHeader
        title="Statement of Account"
        purpose="What a client was billed, has paid and kept back in a period, and what is owed."
        actions={shown && <StatementActions query={query} saving={saving} />}
      />
      <ReceiptTabs />
      <Stack>
        <Panel dense>
          <Stack>
            <Row>
              <Select
                aria-label="Client"
                showSearch={{ optionFilterProp: 'label' }}
                placeholder="Choose a client"
                value={chosen}
                onChange={(key: string) => {
                  const [kind = '', ...rest] = key.split(' ');
                  const value = rest.join(' ');
                  setUrl(
                    kind === 'company'
                      ? { company: value, client: '', registration: '' }
                      : { company: '', client: value, registration: '' },
                  );
                }}
                options={[...new Map(offered.map((option) => [option.value, option])).values()]}
                style={{ flex: '1 1 240px', maxWidth: 420 }}
              />
              {shown && shown.registrations.length > 1 && (
                <Select
                  aria-label="Letterhead of the PDF"
                  value={shown.registration}
                  onChange={(registration: string) => setUrl({ registration })}
                  options={shown.registrations.map((gstin) => ({ value: gstin, label: `Letterhead of ${gstin}` }))}
                />
              )}
              <DateInput aria-label="From" value={query.from} onChange={(day) => setUrl({ from: day ?? '' })} />
              <DateInput aria-label="To" value={query.to} onChange={(day) => setUrl({ to: day ?? '' })} />
            </Row>
            {saving.problem}
            {!isChosen && (
              <EmptyState
                title="Choose a client."
                detail="Clients who owe something or paid in advance are listed; a company’s page leads to its statement too."
              />
            )}
            {isChosen && (
              <ResponseState of={response} failed="Failed to load the statement" skeleton="lines" count={8} />
            )}
          </Stack>
        </Panel>
        {shown && <StatementPanel statement={shown} />}
      </Stack>
    </>
  );
}
