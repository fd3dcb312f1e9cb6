import { areaNames } from 'shared/domain/compliance/areaNames';
import type { ScoreDeduction } from 'shared/domain/compliance/complianceAnswers';
import { cellsOfRows, toCsv } from 'shared/domain/tables/csv';
import { Allowed, downloadFile } from 'shared/platform';
import { type Column, DataTable, type ExportFormat, ExportMenu, Panel, Text } from 'shared/ui';
import { listedAt } from '../dues/areas';

const points = (value: number) => (Math.round(value * 10) / 10).toFixed(1);

const columns: readonly Column<ScoreDeduction>[] = [
  { key: 'title', title: 'What' },
  { key: 'area', title: 'Area', priority: 2, text: ({ area }) => areaNames[area] },
  { key: 'reason', title: 'Why', wraps: true },
  { key: 'points', title: 'Points', kind: 'number', text: (row) => `−${points(row.points)}` },
];

/** Every deduction, largest first, with a link to fix it. */
export function Deductions({ deductions }: { deductions: readonly ScoreDeduction[] }) {
  if (deductions.length === 0)
    return (
      <Panel title="Deductions">
        <Text>Nothing was late, overdue or expired.</Text>
      </Panel>
    );
  const total = deductions.reduce((sum, deduction) => sum + deduction.points, 0);
  const save = async (format: ExportFormat) => {
    const lost = deductions.map((each) => ({
      title: each.title,
      area: each.area,
      reason: each.reason,
      points: Number(points(each.points)),
    }));
    if (format === 'csv') return downloadFile('score-deductions.csv', toCsv(lost));
    const { toXlsx } = await import('shared/domain/tables/toXlsx');
    downloadFile('score-deductions.xlsx', new Blob([await toXlsx(cellsOfRows(lost))]));
  };
  return (
    <Panel
      title="Deductions"
      actions={
        <Allowed right="compliance:export">
          <ExportMenu failed="Failed to export the deductions" onExport={save} />
        </Allowed>
      }
    >
      <DataTable
        label="Deductions"
        columns={columns}
        rows={deductions}
        rowTitle={({ title }) => title}
        rowLink={listedAt}
        footer={{ title: 'Total', points: `−${points(total)}` }}
      />
    </Panel>
  );
}
