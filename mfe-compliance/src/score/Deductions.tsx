import { Button } from 'antd';
import { Download } from 'lucide-react';
import { areaNames } from 'shared/domain/areaNames';
import type { ScoreDeduction } from 'shared/domain/complianceAnswers';
import { toCsv } from 'shared/domain/csv';
import { downloadFile } from 'shared/platform';
import { type Column, DataTable, Panel, Text } from 'shared/ui';
import { listedAt } from '../dues/areas';

type Row = ScoreDeduction & { version: number; createdAt: string; updatedAt: string };

const points = (value: number) => (Math.round(value * 10) / 10).toFixed(1);

const columns: readonly Column<Row>[] = [
  { key: 'title', title: 'What' },
  { key: 'area', title: 'Area', priority: 2, text: ({ area }) => areaNames[area] },
  { key: 'reason', title: 'Why', wraps: true },
  { key: 'points', title: 'Points', kind: 'number', text: (row) => `−${points(row.points)}` },
];

/** Every deduction, the dearest first, with a way to where it can be mended. */
export function Deductions({ deductions }: { deductions: readonly ScoreDeduction[] }) {
  if (deductions.length === 0)
    return (
      <Panel title="Deductions">
        <Text>Nothing was late, overdue or expired.</Text>
      </Panel>
    );
  const rows = deductions.map((deduction) => ({ ...deduction, version: 1, createdAt: '', updatedAt: '' }));
  const total = deductions.reduce((sum, deduction) => sum + deduction.points, 0);
  const save = () =>
    downloadFile(
      'score-deductions.csv',
      toCsv(
        deductions.map(({ title, area, reason, points: lost }) => ({
          title,
          area,
          reason,
          points: Number(points(lost)),
        })),
      ),
    );
  return (
    <Panel
      title="Deductions"
      actions={
        <Button icon={<Download />} onClick={save}>
          Export CSV
        </Button>
      }
    >
      <DataTable
        label="Deductions"
        columns={columns}
        rows={rows}
        rowTitle={({ title }) => title}
        rowLink={listedAt}
        footer={{ title: 'Total', points: `−${points(total)}` }}
      />
    </Panel>
  );
}
