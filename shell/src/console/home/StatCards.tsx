import { useId } from 'react';
import type { Metric } from 'shared/domain/metric';
import styles from './StatCards.module.css';

/** Figures of one kind, each as its value is written. */
export function StatCards({ title, metrics }: { title: string; metrics: readonly Metric[] }) {
  const id = useId();
  if (metrics.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>{title}</h2>
      <dl className={styles.cards}>
        {metrics.map((metric) => (
          <div key={metric.id} className={styles.card}>
            <dt>{metric.label}</dt>
            <dd>{metric.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
