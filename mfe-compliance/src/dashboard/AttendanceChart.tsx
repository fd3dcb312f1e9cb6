import { Line } from '@ant-design/charts';
import type { Metric } from 'shared/domain/metric';
import { useTheme } from 'shared/platform';
import { chartLook, mayMove } from './chartLook';

/** How long the line takes to be drawn, in milliseconds. */
const ANIMATION = 1500;

/** Attendance by month as a line, drawn from left to right. */
export default function AttendanceChart({ metrics }: { metrics: readonly Metric[] }) {
  const { resolved } = useTheme();
  const look = chartLook();
  const data = metrics.map(({ label, value }) => ({ month: label, percent: Number.parseFloat(value) }));
  /** The number of a point that lies below both neighbours stands under it, clear of the line. */
  const isLow = (index: number) =>
    [index - 1, index + 1].every((next) => (data[next]?.percent ?? -1) > (data[index]?.percent ?? 0));
  const axis = {
    labelFill: look.muted,
    labelFontFamily: look.font,
    labelFontSize: 12,
    labelOpacity: 1,
    line: false,
    tick: false,
    title: false,
  } as const;
  return (
    <Line
      key={resolved}
      data={data}
      xField="month"
      yField="percent"
      autoFit
      height={240}
      scale={{ y: { domainMin: 70, domainMax: 100 }, x: { padding: 0.4 } }}
      axis={{
        x: axis,
        y: {
          ...axis,
          tickCount: 3,
          grid: true,
          gridStroke: look.text,
          gridStrokeOpacity: 0.1,
          gridLineDash: [0, 0],
          labelFormatter: (value: number) => `${value}%`,
        },
      }}
      style={{ stroke: look.brand, lineWidth: 2.5 }}
      point={{ style: { fill: look.brand, stroke: look.brand, r: 4 }, sizeField: 4 }}
      labels={[
        {
          text: 'percent',
          fill: look.text,
          fontFamily: look.font,
          fontSize: 13,
          fontWeight: 600,
          dy: (_: unknown, index: number) => (isLow(index) ? 18 : -14),
          textAlign: 'center',
        },
      ]}
      animate={mayMove() ? { enter: { type: 'pathIn', duration: ANIMATION } } : false}
      tooltip={false}
      legend={false}
    />
  );
}
