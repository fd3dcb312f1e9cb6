import { lazy } from 'react';
import { ChartFrame } from 'shared/ui';
import styles from './Charts.module.css';
import { outcomes } from './outcome';
import type { Tally } from './summary';

const OutcomeChart = lazy(() => import('./OutcomeChart'));
const HEIGHT = 260;

const tableOf = (head: string, tallies: readonly Tally[]) => ({
  heads: [head, ...outcomes],
  rows: tallies.map((tally) => [tally.group, ...outcomes.map((outcome) => tally[outcome])]),
});

/** What came of the period's rows, by month and by area. */
export function Charts({ months, areas }: { months: readonly Tally[]; areas: readonly Tally[] }) {
  return (
    <div className={styles.charts}>
      <ChartFrame
        title="By month"
        purpose="What fell due in each month, and what came of it"
        table={tableOf('Month', months)}
        height={HEIGHT}
      >
        <OutcomeChart tallies={months} height={HEIGHT} />
      </ChartFrame>
      <ChartFrame title="By area" purpose="The same for each area" table={tableOf('Area', areas)} height={HEIGHT}>
        <OutcomeChart tallies={areas} isAcross height={HEIGHT} />
      </ChartFrame>
    </div>
  );
}
