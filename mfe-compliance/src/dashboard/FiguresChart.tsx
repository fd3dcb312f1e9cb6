import { type ComponentType, useRef } from 'react';
import type { Home } from 'shared/domain/console/home';
import type { Metric } from 'shared/domain/console/metric';
import { areBlank, type ShownFigure, shownFigures } from 'shared/domain/console/shownFigures';
import { useGet, useList } from 'shared/platform';
import { ChartFrame, describeFailure, FailedState, LoadingState, Panel, SampleMark, Text } from 'shared/ui';
import styles from './FiguresChart.module.css';
import { useSeen } from './useSeen';

interface Props {
  title: string;
  /** A note about the chart: whether it shows samples, and the owner's own text. */
  purpose: string;
  purposeOfReal: string;
  group: Metric['group'];
  /** The headings of its table. */
  heads: readonly [what: string, figure: string];
  /** A `lazy` component: its code is loaded once the chart is in view and the page is idle. */
  Chart: ComponentType<{ figures: readonly ShownFigure[] }>;
}

/** Figures as a chart with a table, and a note if samples are included. Without data, one line. */
export function FiguresChart({ title, purpose, purposeOfReal, group, heads, Chart }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(root);
  const metrics = useList<Metric>('metrics');
  const home = useGet<Home>('home');
  const failed = [metrics, home].find(({ state }) => state === 'failed');
  const figures = home.data && metrics.state === 'ready' ? shownFigures(group, metrics.rows, home.data) : undefined;
  if (figures && areBlank(figures))
    return (
      <Panel dense title={title}>
        <Text>Shown once wages of a month were made.</Text>
      </Panel>
    );
  return (
    <div ref={root} className={styles.chart}>
      {failed ? (
        <FailedState
          {...describeFailure(`Failed to load ${title.toLowerCase()}`, failed.error)}
          onRetry={() => [metrics, home].forEach(({ reload }) => reload())}
        />
      ) : (
        <ChartFrame
          title={title}
          purpose={
            <>
              {home.data?.isReal ? purposeOfReal : purpose}{' '}
              {figures?.some(({ isSample }) => isSample) && <SampleMark>Sample figures</SampleMark>}
            </>
          }
          table={{ heads, rows: (figures ?? []).map(({ label, value }) => [label, value] as const) }}
        >
          {isSeen && figures ? <Chart figures={figures} /> : <LoadingState shape="chart" />}
        </ChartFrame>
      )}
    </div>
  );
}
