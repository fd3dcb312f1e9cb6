import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Report } from 'shared/domain/console/report';
import { reportFiles } from 'shared/domain/console/reportFiles';
import { api, downloadFile, useList, useMay } from 'shared/platform';
import { type Column, DataTable, Panel, ResponseState, type RowAction, Text } from 'shared/ui';

const kinds: Record<Report['kind'], string> = {
  attendance: 'Attendance',
  departments: 'Departments',
  compliance: 'Compliance',
};

const columns: readonly Column<Report>[] = [
  { key: 'name', title: 'Report', sortable: true },
  { key: 'kind', title: 'Type', sortable: true, text: ({ kind }) => kinds[kind], priority: 2 },
  { key: 'date', title: 'Date', kind: 'date', sortable: true },
];

async function download({ id, kind }: Report): Promise<void> {
  downloadFile(reportFiles[kind], await api.download(`reports/${encodeURIComponent(id)}/download`));
}

async function downloadWorkbook({ id, kind }: Report): Promise<void> {
  downloadFile(
    reportFiles[kind].replace(/csv$/, 'xlsx'),
    await api.download(`reports/${encodeURIComponent(id)}/download.xlsx`),
  );
}

const downloads = (): RowAction<Report>[] => [
  { label: 'Download', icon: <Download />, onClick: download, failed: 'Download failed' },
  { label: 'Download for Excel', onClick: downloadWorkbook, failed: 'Download failed' },
];

/** The reports on the dashboard; accounts that can export download each as CSV or Excel. */
export default function ReportsCard() {
  const [sort, setSort] = useState('-date');
  const { rows, isRefreshing, ...response } = useList<Report>('reports', { sort });
  const mayExport = useMay('reports:export');
  const isEmpty = response.state === 'ready' && rows.length === 0;
  return (
    <Panel dense title="Reports">
      <ResponseState of={response} failed="Failed to load reports" />
      {isEmpty && <Text>No reports yet</Text>}
      {response.state !== 'failed' && !isEmpty && (
        <DataTable
          label="Reports"
          columns={columns}
          rows={rows}
          rowTitle={({ name }) => name}
          sort={sort}
          onSort={setSort}
          isRefreshing={isRefreshing}
          skeletonRows={response.state === 'loading' ? 3 : undefined}
          actions={mayExport ? downloads : undefined}
        />
      )}
    </Panel>
  );
}
