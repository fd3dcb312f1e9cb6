import { Bar } from '@ant-design/charts';
import type { ShownFigure } from 'shared/domain/console/shownFigures';
import { useTheme } from 'shared/platform';
import { chartLook, mayMove } from '../charts/chartLook';

/** Departments as bars; the best one in the brand colour. */
export default function DepartmentChart({ figures }: { figures: readonly ShownFigure[] }) {
  const { resolved } = useTheme();
  const look = chartLook();
  const data = figures.map(({ label, value }) => ({ department: label, percent: Number.parseFloat(value) }));
  const best = Math.max(...data.map(({ percent }) => percent));
  return (
    <Bar
      key={resolved}
      data={data}
      xField="department"
      yField="percent"
      autoFit
      height={240}
      scale={{ y: { domainMin: 0, domainMax: 100 } }}
      axis={{
        x: { ...look.axis, labelFill: look.text, labelFontSize: 13 },
        y: false,
      }}
      style={{
        fill: ({ percent }: { percent: number }) => (percent === best ? look.brand : look.grey),
        radiusTopLeft: 4,
        radiusTopRight: 4,
        maxWidth: 28,
      }}
      labels={[
        {
          text: 'percent',
          position: 'right',
          dx: 6,
          textAlign: 'start',
          fill: look.text,
          fontFamily: look.font,
          fontSize: 13,
          fontWeight: 600,
        },
      ]}
      animate={mayMove() ? { enter: { type: 'fadeIn', duration: 400 } } : false}
      tooltip={false}
      legend={false}
    />
  );
}
