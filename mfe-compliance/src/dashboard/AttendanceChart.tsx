import { Line } from '@ant-design/charts';
import type { ShownFigure } from 'shared/domain/console/shownFigures';
import { useTheme } from 'shared/platform';
import { chartLook, mayMove } from '../charts/chartLook';

/** The duration of the line's animation, in milliseconds. */
const ANIMATION = 1500;

/** Attendance by month as a line, drawn from left to right. */
export default function AttendanceChart({ figures }: { figures: readonly ShownFigure[] }) {
  const { resolved } = useTheme();
  const look = chartLook();
  const data = figures.map(({ label, value }) => ({ month: label, percent: Number.parseFloat(value) }));
  /** A point lower than both neighbours has its label below it, clear of the line. */
  const isLow = (index: number) =>
    [index - 1, index + 1].every((next) => (data[next]?.percent ?? -1) > (data[index]?.percent ?? 0));
  return (
    <Line
      key={resolved}
      data={data}
      xField="month"
      yField="percent"
      autoFit
      height={240}
      scale={{
        y: { domainMin: Math.min(70, ...data.map(({ percent }) => percent)), domainMax: 100 },
        x: { padding: 0.4 },
      }}
      axis={{
        x: look.axis,
        y: {
          ...look.axis,
          ...look.grid,
          tickCount: 3,
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
