import { Bar, Column } from '@ant-design/charts';
import { useTheme } from 'shared/platform';
import { chartLook } from '../charts/chartLook';
import { type Outcome, outcomes } from './outcome';
import type { Tally } from './summary';

/** Counts as stacked columns or stacked bars; not animated. */
export default function OutcomeChart({
  tallies,
  isAcross = false,
  height,
}: {
  tallies: readonly Tally[];
  isAcross?: boolean;
  height: number;
}) {
  const { resolved } = useTheme();
  const look = chartLook();
  const colors: Record<Outcome, string> = {
    'On time': look.good,
    Late: look.brand,
    Overdue: look.bad,
    Open: look.grey,
  };
  const data = tallies.flatMap((tally) =>
    outcomes.map((outcome) => ({ group: tally.group, outcome, count: tally[outcome] })),
  );
  const Chart = isAcross ? Bar : Column;
  return (
    <Chart
      key={resolved}
      data={data}
      xField="group"
      yField="count"
      colorField="outcome"
      stack
      autoFit
      height={height}
      scale={{ color: { domain: [...outcomes], range: outcomes.map((outcome) => colors[outcome]) } }}
      axis={{
        x: { ...look.axis, labelAutoRotate: false },
        y: { ...look.axis, ...look.grid, tickCount: 4 },
      }}
      legend={{
        color: { position: 'top', itemLabelFill: look.text, itemLabelFontFamily: look.font, itemLabelFontSize: 12 },
      }}
      style={{ maxWidth: 36 }}
      animate={false}
      tooltip={false}
    />
  );
}
