import { Bar, Column } from '@ant-design/charts';
import { useTheme } from 'shared/platform';
import { chartLook } from './chartLook';
import { outcomes } from './outcome';
import type { Tally } from './summary';

/** Tallies as stacked columns, or as stacked bars; not animated. */
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
  const data = tallies.flatMap((tally) =>
    outcomes.map((outcome) => ({ group: tally.group, outcome, count: tally[outcome] })),
  );
  const axis = {
    labelFill: look.muted,
    labelFontFamily: look.font,
    labelFontSize: 12,
    labelOpacity: 1,
    line: false,
    tick: false,
    title: false,
  } as const;
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
      scale={{ color: { domain: [...outcomes], range: look.colors } }}
      axis={{
        x: { ...axis, labelAutoRotate: false },
        y: { ...axis, tickCount: 4, grid: true, gridStroke: look.text, gridStrokeOpacity: 0.1, gridLineDash: [0, 0] },
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
