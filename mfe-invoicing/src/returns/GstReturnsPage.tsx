import { Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPeriod } from 'shared/domain/dates/period';
import type { GstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { isReturnPeriod } from 'shared/domain/money/returns/returnPeriod';
import { Allowed, useGet, useUrlState } from 'shared/platform';
import { EmptyState, PageHeader, Panel, ResponseState, Row, Stack } from 'shared/ui';
import { NoGstin } from '../letterhead/NoGstin';
import { RegistrationSelect } from '../letterhead/RegistrationSelect';
import { FiledDifferences } from './FiledDifferences';
import { Gstr3bPanel } from './Gstr3bPanel';
import { InputTaxPanel } from './InputTaxPanel';
import { periodChoices, usualPeriod } from './periodChoices';
import { RefusedDocuments } from './RefusedDocuments';
import { ReturnFiles } from './ReturnFiles';
import { ReturnStates } from './ReturnStates';
import { ReturnTables } from './ReturnTables';
import { TaxPaymentPanel } from './TaxPaymentPanel';
import { useReturnFile } from './useReturnFile';

/**
 * GSTR-1A covers documents issued into a period after its GSTR-1 was filed; IFF covers registered clients' documents in
 * a quarterly filer's month.
 */
const returns = ['GSTR-1', 'GSTR-1A', 'IFF'] as const;

/**
 * `/dashboard/invoicing/gst-returns?period=…&registration=…&return=…`: a period's return with the portal's problems,
 * its files, and its filing state.
 */
// oxlint-disable-next-line max-lines-per-function -- the page's panels in their order
export default function GstReturnsPage() {
  const [url, setUrl] = useUrlState({ period: '', registration: '', return: '' });
  const [choices] = useState(periodChoices);
  const period = isReturnPeriod(url.period) ? url.period : usualPeriod();
  const of = returns.find((name) => name === url.return) ?? 'GSTR-1';
  const query = { period, return: of, ...(url.registration && { registration: url.registration }) };
  const { data, ...response } = useGet<GstReturn>('invoices/gst-returns', query);
  const saving = useReturnFile({ registration: data?.registration, period, of });
  return (
    <>
      <PageHeader
        title="GST Returns"
        purpose="What the tables of a return hold, and what the portal would refuse. Nothing is sent: you upload the file."
        actions={
          <>
            <Allowed right="purchases:read">
              <Link to="/dashboard/invoicing/gst-returns/annual">Annual return</Link>
            </Allowed>
            {data && data.registration !== '' && (
              <Allowed right="invoices:export">
                <ReturnFiles of={of} kept={data.kept} saving={saving} />
              </Allowed>
            )}
          </>
        }
      />
      <Stack>
        {saving.problem}
        <Panel>
          <Stack>
            <Row>
              <Select
                aria-label="Period"
                value={period}
                onChange={(value) => setUrl({ period: value })}
                options={choices}
                style={{ minWidth: 140 }}
              />
              <Select
                aria-label="Return"
                value={of}
                onChange={(value) => setUrl({ return: value })}
                options={returns.map((value) => ({ value, label: value }))}
                style={{ minWidth: 120 }}
              />
              <RegistrationSelect value={data?.registration} onChange={(registration) => setUrl({ registration })} />
            </Row>
            <ResponseState of={response} failed="Failed to load the return" />
            {data?.tables.length === 0 && (
              <EmptyState
                title={`Nothing of ${formatPeriod(period)} is in ${of}.`}
                detail={
                  data.registration === '' ? <NoGstin /> : 'A return without supplies is filed on the portal as nil.'
                }
              />
            )}
            {response.state !== 'failed' && data?.tables.length !== 0 && <ReturnTables tables={data?.tables} />}
          </Stack>
        </Panel>
        {data && <RefusedDocuments refused={data.refused} count={data.refusedCount} />}
        {data && (
          <FiledDifferences
            differences={data.differences}
            count={data.differenceCount}
            advances={data.advanceDifferences}
          />
        )}
        {data && data.registration !== '' && (
          <ReturnStates returns={data.returns} kept={data.kept} period={period} onFiled={response.reload} />
        )}
        {data && data.registration !== '' && of !== 'IFF' && (
          <>
            <Gstr3bPanel key={`${data.registration} ${period}`} registration={data.registration} period={period} />
            <Allowed right="purchases:read">
              <InputTaxPanel registration={data.registration} period={period} />
              <TaxPaymentPanel
                key={`payment ${data.registration} ${period}`}
                registration={data.registration}
                period={period}
              />
            </Allowed>
          </>
        )}
      </Stack>
    </>
  );
}
