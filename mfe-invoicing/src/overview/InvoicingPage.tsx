import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Allowed } from 'shared/platform';
import { Columns, PageHeader, ResponseState, SampleMark, Stack } from 'shared/ui';
import { Ageing } from './Ageing';
import { Gstr1Panel } from './Gstr1Panel';
import { LatestInvoices } from './LatestInvoices';
import { Tallies } from './Tallies';
import { useSummary } from './useSummary';

/** The invoicing overview: drafts, receivables and returns. */
export default function InvoicingPage() {
  const { data, ...response } = useSummary();
  const newButton = (
    <Allowed right="invoices:write">
      <Link to="/dashboard/invoicing/new">
        <Button type="primary" tabIndex={-1} icon={<Plus />}>
          New invoice
        </Button>
      </Link>
    </Allowed>
  );
  return (
    <>
      <PageHeader title="Invoicing" purpose="Drafts, receivables and GST returns." actions={newButton} />
      <Stack>
        <ResponseState of={response} failed="Failed to load the overview" skeleton="cards" count={5} />
        {data?.isSample && <SampleMark>Sample figures</SampleMark>}
        {data && <Tallies summary={data} />}
        <Columns split="3:2">
          {data && <Ageing ages={data.ageing} />}
          <Allowed right="invoices:export">
            <Gstr1Panel />
          </Allowed>
        </Columns>
        <LatestInvoices />
      </Stack>
    </>
  );
}
