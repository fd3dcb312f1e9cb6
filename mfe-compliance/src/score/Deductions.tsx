import { Button } from 'antd';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { areaNames } from 'shared/domain/areaNames';
import type { ScoreDeduction } from 'shared/domain/complianceAnswers';
import { toCsv } from 'shared/domain/csv';
import { downloadFile } from 'shared/platform';
import { type Column, DataTable, Panel } from 'shared/ui';
import { listedAt } from '../dues/areas';
import styles from './Deductions.module.css';

type Row = ScoreDeduction & { version: number; createdAt: string; updatedAt: string };

const points = (value: number) => (Math.round(value * 10) / 10).toFixed(1);

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'What',
    text: ({ title }) => title,
    render: (row) => (
      <Link className={styles.link} to={listedAt(row)}>
        {row.title}
      </Link>
    ),
  },
  { key: 'area', title: 'Area', priority: 2, text: ({ area }) => areaNames[area] },
  { key: 'reason', title: 'Why', wraps: true },
  { key: 'points', title: 'Points', kind: 'number', text: (row) => `−${points(row.points)}` },
];

/** Every deduction, the dearest first, with a way to where it can be mended. */
export function Deductions({ deductions }: { deductions: readonly ScoreDeduction[] }) {
  if (deductions.length === 0)
    return (
      <Panel title="Deductions">
        <p className={styles.none}>Nothing was late, overdue or expired.</p>
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
        footer={{ title: 'Total', points: `−${points(total)}` }}
      />
    </Panel>
  );
}
