import { type ComponentType, useRef } from 'react';
import type { Metric } from 'shared/domain/console/metric';
import { isSampleMetric } from 'shared/domain/console/metricSamples';
import { useList } from 'shared/platform';
import { ChartFrame, describeFailure, FailedState, LoadingState, SampleMark } from 'shared/ui';
import styles from './FiguresChart.module.css';
import { useSeen } from './useSeen';

interface Props {
  title: string;
  /** What it shows, in a line. */
  purpose: string;
  group: Metric['group'];
  /** The heads of its table. */
  heads: readonly [what: string, figure: string];
  /** A `lazy` component: its code is asked for once the chart comes into view and the page has nothing else to do. */
  Chart: ComponentType<{ metrics: readonly Metric[] }>;
}

/** Figures as a chart with their table; that samples are among them is said. */
export function FiguresChart({ title, purpose, group, heads, Chart }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(root);
  const { rows, state, error, reload } = useList<Metric>('metrics');
  const figures = rows.filter((metric) => metric.group === group);
  return (
    <div ref={root} className={styles.chart}>
      {state === 'failed' ? (
        <FailedState {...describeFailure(`Failed to load ${title.toLowerCase()}`, error)} onRetry={reload} />
      ) : (
        <ChartFrame
          title={title}
          purpose={
            <>
              {purpose} {figures.some(isSampleMetric) && <SampleMark>Sample figures</SampleMark>}
            </>
          }
          table={{ heads, rows: figures.map(({ label, value }) => [label, value] as const) }}
        >
          {isSeen && figures.length > 0 ? <Chart metrics={figures} /> : <LoadingState shape="chart" />}
        </ChartFrame>
      )}
    </div>
  );
}
