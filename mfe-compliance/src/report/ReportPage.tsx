import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { reportKeys } from 'shared/domain/compliance/complianceReport';
import { cellsOfRows, toCsv } from 'shared/domain/tables/csv';
import { Allowed, downloadFile } from 'shared/platform';
import { EmptyState, type ExportFormat, ExportMenu, PageHeader, ResponseState, Stack } from 'shared/ui';
import { AreaSummary } from './AreaSummary';
import { Charts } from './Charts';
import { PeriodFilter } from './PeriodFilter';
import { ReportRows } from './ReportRows';
import { byArea, byMonth } from './summary';
import { useReport } from './useReport';
import { useRowsView } from './useRowsView';

const none: readonly ComplianceReportRow[] = [];

/** The compliance summary of a period: by area, as charts, as rows, and as CSV. */
export default function ReportPage() {
  const { data, from, to, periods, choose, ...response } = useReport();
  const view = useRowsView(data ?? none);
  const save = async (format: ExportFormat) => {
    if (format === 'csv') return downloadFile('compliance-report.csv', toCsv(view.found, reportKeys));
    const { toXlsx } = await import('shared/domain/tables/toXlsx');
    downloadFile('compliance-report.xlsx', new Blob([await toXlsx(cellsOfRows(view.found, reportKeys))]));
  };
  return (
    <>
      <PageHeader
        title="Report"
        purpose="Dues in a period and their outcome."
        actions={
          <Allowed right="compliance:export">
            <ExportMenu type="primary" disabled={!data} failed="Failed to export the report" onExport={save} />
          </Allowed>
        }
      />
      <PeriodFilter from={from} to={to} periods={periods} onChoose={choose} />
      <ResponseState of={response} failed="Failed to load the report" skeleton="chart" />
      {data?.length === 0 && (
        <EmptyState title="Nothing in this period" detail="No dues, expiries or payments in this period." />
      )}
      {data && data.length > 0 && (
        <Stack>
          <AreaSummary tallies={byArea(data)} />
          <Charts months={byMonth(data)} areas={byArea(data)} />
          <ReportRows view={view} />
        </Stack>
      )}
    </>
  );
}
