import { type Column, DataTable } from 'shared/ui';
import type { StoredRecord } from 'shared/platform';
import { type Outcome, outcomes } from './outcome';
import type { Tally } from './summary';
import classes from './AreaSummary.module.css';

type Row = Tally & StoredRecord;

const columns: readonly Column<Row>[] = [
  { key: 'group', title: 'Area' },
  ...outcomes.map((outcome): Column<Row> => ({ key: outcome, title: outcome, kind: 'number' })),
  { key: 'total', title: 'In all', kind: 'number' },
];

const sum = (tallies: readonly Tally[], key: Outcome | 'total') => tallies.reduce((total, tally) => total + tally[key], 0);

/** How each area stands in the period. */
export function AreaSummary({ tallies }: { tallies: readonly Tally[] }) {
  const rows = tallies.map((tally): Row => ({ ...tally, id: tally.group, version: 1, createdAt: '', updatedAt: '' }));
  const footer = Object.fromEntries([...outcomes, 'total' as const].map((key) => [key, sum(tallies, key)]));
  return (
    <section className={classes.summary} aria-label="Summary by area">
      <DataTable label="Summary by area" columns={columns} rows={rows} rowTitle={({ group }) => group} footer={{ group: 'All areas', ...footer }} />
    </section>
  );
}
