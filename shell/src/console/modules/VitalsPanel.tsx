import { useState } from 'react';
import { vitalNames as names, type Vital, vitalText as written } from 'shared/contract/surface/vitals';
import { type Column, formatCount, formatDate } from 'shared/ui';
import styles from './modules.module.css';
import { RowsPanel } from './RowsPanel';
import { Trend } from './Trend';

type Row = Omit<Vital, 'version' | 'isMissed'> & {
  id: string;
  release: string;
  state: 'Over budget' | 'Within budget' | 'No budget';
};

/** The release's difference from the previous one: `+12%`. */
function change({ p75, before }: Pick<Vital, 'p75' | 'before'>): string {
  if (before === null || before.p75 === 0) return '';
  const percent = Math.round((p75 / before.p75 - 1) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}

function toRow({ version, isMissed, ...vital }: Vital): Row {
  const { module, route, metric, budget } = vital;
  return {
    ...vital,
    id: `${module} ${route} ${metric}`,
    release: version,
    state: budget === null ? 'No budget' : isMissed ? 'Over budget' : 'Within budget',
  };
}

const longer = (a: string, b: string) => (a.length > b.length ? a : b);
const beforeOf = ({ metric, before }: Row) => (before === null ? '–' : written(metric, before.p75));

const columns: readonly Column<Row>[] = [
  {
    key: 'route',
    title: 'Page',
    text: ({ route, module, release }) => longer(route, `${module} ${release}`),
    render: ({ route, module, release }) => (
      <span className={styles.module}>
        <strong>{route}</strong>
        <small>
          {module} {release}
        </small>
      </span>
    ),
  },
  { key: 'metric', title: 'Measure', text: ({ metric }) => names[metric] },
  { key: 'p75', title: '75%', kind: 'number', text: ({ metric, p75 }) => written(metric, p75) },
  {
    key: 'before',
    title: 'Before',
    kind: 'number',
    text: (row) => [beforeOf(row), change(row)].filter(Boolean).join(' '),
  },
  {
    key: 'computed:trend',
    title: 'Trend',
    width: 80,
    priority: 3,
    render: ({ days }) => <Trend values={days.map(({ p75 }) => p75)} />,
  },
  {
    key: 'state',
    title: 'Budget',
    kind: 'status',
    tones: { 'Over budget': 'bad', 'Within budget': 'good' },
  },
  { key: 'visits', title: 'Visits', kind: 'number', priority: 2 },
];

/** Page speed of the current releases in the field, compared with the previous release and the module’s budget. */
export function VitalsPanel() {
  const [open, setOpen] = useState<string>();
  return (
    <RowsPanel
      title="Speed"
      purpose="Measured in one of ten visits: what three quarters of them stay within, beside the release before, in the last 30 days."
      path="vitals"
      toRow={toRow}
      columns={columns}
      rowTitle={({ route, metric }) => `${route}, ${names[metric]}`}
      failed="Failed to load the speed"
      empty="No visits measured"
      detail={(row) => (row.id === open ? <VitalFacts vital={row} /> : undefined)}
      actions={({ id }) => [
        {
          label: id === open ? 'Hide details' : 'Details',
          isOpen: id === open,
          onClick: () => setOpen(id === open ? undefined : id),
        },
      ]}
    />
  );
}

/** What a number is based on: releases, budget and days. */
function VitalFacts({ vital }: { vital: Row }) {
  const { metric, release, p75, visits, before, budget, days, route, staged } = vital;
  const visitsOf = (count: number) => formatCount(count, { one: 'visit', many: 'visits' });
  const peopleOf = (count: number) => formatCount(count, { one: 'person', many: 'people' });
  return (
    <ul className={styles.releases} aria-label={`${names[metric]} at ${route}`}>
      {budget !== null && <li className={styles.facts}>Budget {written(metric, budget)}</li>}
      {[{ version: release, p75, visits }, ...(before ? [before] : [])].map((each) => (
        <li key={each.version}>
          <span className={styles.version}>{each.version}</span>
          <span className={styles.facts}>
            {written(metric, each.p75)} in {visitsOf(each.visits)}
          </span>
        </li>
      ))}
      {staged && (
        <li>
          <span className={styles.version}>{staged.version}</span>
          <span className={styles.facts}>
            In stages: {written(metric, staged.p75)} for {peopleOf(staged.visits)}, {written(metric, staged.before.p75)}{' '}
            for {peopleOf(staged.before.visits)} with the release before
          </span>
        </li>
      )}
      {days.map(({ day, ...each }) => (
        <li key={day}>
          <span className={styles.version}>{formatDate(day)}</span>
          <span className={styles.facts}>
            {written(metric, each.p75)} in {visitsOf(each.visits)}
          </span>
        </li>
      ))}
    </ul>
  );
}
