import type { ModuleReport } from 'shared/contract';
import { type Column, formatInstant } from 'shared/ui';
import styles from './modules.module.css';
import { RowsPanel } from './RowsPanel';

type Row = Omit<ModuleReport, 'version'> & { id: string; release: string };

const columns: readonly Column<Row>[] = [
  {
    key: 'module',
    title: 'Module',
    text: ({ module }) => module,
    beside: 16,
    render: ({ module, release }) => (
      <span className={styles.module}>
        <strong>{module}</strong>
        <small>{release}</small>
      </span>
    ),
  },
  { key: 'page', title: 'Page' },
  { key: 'phase', title: 'Phase' },
  { key: 'detail', title: 'Reason', wraps: true },
  { key: 'count', title: 'Times', kind: 'number' },
  { key: 'lastAt', title: 'Last seen', kind: 'date', text: ({ lastAt }) => formatInstant(lastAt), priority: 3 },
];

function toRow({ version, ...report }: ModuleReport): Row {
  const { module, page, phase, reason, firstAt } = report;
  // Console users and visitors report the same failure in separate rows.
  return { ...report, release: version, id: [module, version, page, phase, reason, firstAt].join('/') };
}

/** The latest failures in browsers, newest first. */
export function FailuresPanel() {
  return (
    <RowsPanel
      title="Recent failures"
      purpose="Reported by visitors’ and staff browsers."
      path="module-reports"
      toRow={toRow}
      columns={columns}
      rowTitle={({ module, release }) => `${module} ${release}`}
      failed="Failed to load the failures"
      empty="No failures reported"
    />
  );
}
