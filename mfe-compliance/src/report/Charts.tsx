import { lazy } from 'react';
import { ChartFrame, Columns } from 'shared/ui';
import { outcomes } from './outcome';
import type { Tally } from './summary';

const OutcomeChart = lazy(() => import('./OutcomeChart'));
const HEIGHT = 260;

const tableOf = (head: string, tallies: readonly Tally[]) => ({
  heads: [head, ...outcomes],
  rows: tallies.map((tally) => [tally.group, ...outcomes.map((outcome) => tally[outcome])]),
});

/** Outcomes in the period, by month and by area. */
export function Charts({ months, areas }: { months: readonly Tally[]; areas: readonly Tally[] }) {
  return (
    <Columns split="3:2">
      <ChartFrame title="By month" purpose="Dues by month and outcome" table={tableOf('Month', months)} height={HEIGHT}>
        <OutcomeChart tallies={months} height={HEIGHT} />
      </ChartFrame>
      <ChartFrame title="By area" purpose="The same for each area" table={tableOf('Area', areas)} height={HEIGHT}>
        <OutcomeChart tallies={areas} isAcross height={HEIGHT} />
      </ChartFrame>
    </Columns>
  );
}
