import { Button } from 'antd';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { useTheme } from 'shared/platform';
import styles from './ChartFrame.module.css';
import { LoadingState } from './states';

export interface ChartFrameProps {
  title: string;
  /** One line: what it shows. */
  purpose?: ReactNode;
  /** The data behind the chart: headings and rows. */
  table: { heads: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** The chart; may be a `lazy` component. Screen readers get the table instead. */
  children: ReactNode;
  /** Height of the chart, in px. By default 240. */
  height?: number;
}

/**
 * A chart with a title and a table: on demand, for screen readers, and when the chart can't be rendered.
 * @example
 * <ChartFrame title="Pay by month" table={{ heads: ['Month', 'Pay'], rows: [['April', 120000]] }}>
 *   <PayChart />
 * </ChartFrame>
 */
export function ChartFrame({ title, purpose, table, children, height = 240 }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const { resolved } = useTheme();
  const figures = (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...figuresOfRow]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figuresOfRow.map((figure, index) => (
              <td key={table.heads[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.head}>
        <span>
          <span className={styles.title}>{title}</span>
          {purpose !== undefined && <span className={styles.purpose}>{purpose}</span>}
        </span>
        <Button size="small" type="text" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {isTable ? (
        <div style={{ minBlockSize: height }}>{figures}</div>
      ) : (
        <ChartBoundary fallback={figures}>
          <div aria-hidden="true" className={styles.chart} data-scheme={resolved} style={{ blockSize: height }}>
            <Suspense fallback={<LoadingState shape="chart" />}>{children}</Suspense>
          </div>
          <div className={styles.hidden}>{figures}</div>
        </ChartBoundary>
      )}
    </figure>
  );
}

/** Error boundary: shows the fallback when the chart can't be loaded or rendered. */
class ChartBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
