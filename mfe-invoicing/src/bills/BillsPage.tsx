import { Link } from 'react-router-dom';
import { addMonths, today } from 'shared/domain/dates/dates';
import { isIsoMonth } from 'shared/domain/dates/isoDate';
import { Allowed, api, downloadFile, useUrlState } from 'shared/platform';
import { ExportMenu, MonthInput, PageHeader, Panel, Row, Stack } from 'shared/ui';
import { BillPreviewPanel } from './BillPreviewPanel';
import { billsPath } from './billsPath';
import { CentersToBill } from './CentersToBill';

/**
 * `/dashboard/invoicing/bills?month=…&company=…&center=…`: billed and unbilled work of a month, and the bill of a
 * center or company.
 */
export default function BillsPage() {
  const [url, setUrl] = useUrlState({ month: '', company: '', center: '' });
  // Wages and bills default to the last month.
  const month = isIsoMonth(url.month) ? url.month : addMonths(today(), -1).slice(0, 7);
  const { company, center } = url;
  const isOne = company !== '' || center !== '';
  return (
    <>
      <PageHeader
        title="Bills of a month"
        purpose="A locked month of attendance becomes the client’s bill; what is billed is not billed again."
        actions={
          <Allowed right="invoices:export">
            <ExportMenu
              failed="Failed to export the month"
              onExport={async (format) =>
                downloadFile(
                  `to-bill-${month}.${format}`,
                  await api.download(`invoices/to-bill.${format}`, { query: { month, companyId: company } }),
                )
              }
            />
          </Allowed>
        }
      />
      <Stack>
        <Panel>
          <Stack>
            <Row>
              <label htmlFor="bills-month">Month</label>
              <MonthInput
                id="bills-month"
                value={month}
                onChange={(chosen) => setUrl({ month: chosen }, { push: true })}
                hasSteps
              />
              {isOne && <Link to={billsPath({ month })}>All clients</Link>}
            </Row>
            {center === '' && <CentersToBill month={month} companyId={company} />}
          </Stack>
        </Panel>
        {isOne && (
          <BillPreviewPanel
            key={`${month} ${company} ${center}`}
            month={month}
            {...(center === '' ? { companyId: company } : { centerId: center })}
          />
        )}
      </Stack>
    </>
  );
}
