import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Metric } from 'shared/domain/console/metric';
import { ResponseState, SampleMark, Text } from 'shared/ui';
import styles from './Figures.module.css';
import { useFigures } from './useFigures';

interface Props {
  title: string;
  group: Metric['group'];
  /** The usual number of figures, as placeholders while loading. */
  usual: number;
  /** Shown at the right of the title. By default nothing. */
  actions?: ReactNode;
}

/** Figures of one kind with formatted values; samples are marked, once for all if all are samples. */
export function Figures({ title, group, usual, actions }: Props) {
  const id = useId();
  const { figures, ...response } = useFigures(group);
  const isAllSample = figures.length > 0 && figures.every(({ isSample }) => isSample);
  return (
    <section aria-labelledby={id} aria-busy={response.state === 'loading' || undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isAllSample && <SampleMark>Sample figures</SampleMark>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <ResponseState of={response} failed="Failed to load the figures" />
      {response.state === 'ready' && figures.length === 0 && <Text>No figures yet</Text>}
      <dl className={styles.cards}>
        {figures.map(({ id: key, label, value, path, isSample }) => (
          <div key={key} className={styles.card}>
            <dt>{path === '' ? label : <Link to={path}>{label}</Link>}</dt>
            <dd>
              {value} {!isAllSample && isSample && <SampleMark>Sample</SampleMark>}
            </dd>
          </div>
        ))}
        {Array.from({ length: response.state === 'loading' ? usual : 0 }, (_, index) => (
          <div key={index} className={styles.pending} aria-hidden="true" />
        ))}
      </dl>
    </section>
  );
}
