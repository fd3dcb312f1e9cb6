import { useId } from 'react';
import type { Metric } from 'shared/domain/metric';
import { isSampleMetric } from 'shared/domain/metricSamples';
import { SampleMark } from './SampleMark';
import styles from './StatCards.module.css';

interface Props {
  title: string;
  metrics: readonly Metric[];
  /** How many cards are on their way; their places are kept. */
  pending: number;
}

/** Figures of one kind, each as its value is written; samples say so, together where all of them are. */
export function StatCards({ title, metrics, pending }: Props) {
  const id = useId();
  if (metrics.length + pending === 0) return null;
  const isAllSample = metrics.length > 0 && metrics.every(isSampleMetric);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isAllSample && <SampleMark>Sample figures</SampleMark>}
      </div>
      <dl className={styles.cards}>
        {metrics.map((metric) => (
          <div key={metric.id} className={styles.card}>
            <dt>{metric.label}</dt>
            <dd>
              {metric.value} {!isAllSample && isSampleMetric(metric) && <SampleMark>Sample</SampleMark>}
            </dd>
          </div>
        ))}
        {Array.from({ length: pending }, (_, index) => (
          <div key={index} className={styles.pending} aria-hidden="true" />
        ))}
      </dl>
    </section>
  );
}
