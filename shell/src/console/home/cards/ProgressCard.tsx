import { Link } from 'react-router-dom';
import type { PipelineStage } from 'shared/domain/console/figure';
import { useGet } from 'shared/platform';
import { progress } from 'shared/product';
import { formatMoney, formatNumber, Panel, ResponseState, SampleMark, Text } from 'shared/ui';
import styles from './ProgressCard.module.css';

/** Numbers of records at each stage that modules declare. Each links to its list, or to one list per module. */
export function ProgressCard() {
  const { data, ...response } = useGet<PipelineStage[]>('pipeline');
  const most = Math.max(0, ...(data ?? []).map(({ count }) => count));
  return (
    <Panel
      dense
      title={progress.title}
      purpose={
        <>
          {progress.purpose} {data?.some(({ isSample }) => isSample) && <SampleMark>Sample figures</SampleMark>}
        </>
      }
    >
      {response.state === 'loading' && <ProgressSkeleton />}
      <ResponseState of={response} failed="Failed to load the pipeline" />
      {data?.length === 0 && <Text>Your role doesn’t include any of its stages</Text>}
      {data && data.length > 0 && most === 0 && <Text>{progress.empty}</Text>}
      {data && most > 0 && (
        <ol className={styles.stages}>
          {data.map((stage) => (
            <li key={stage.id}>
              {stage.path === undefined ? (
                <div className={styles.stage}>
                  <StageFigure {...stage} most={most} />
                </div>
              ) : (
                <Link to={stage.path} className={styles.stage}>
                  <StageFigure {...stage} most={most} />
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** A stage's count, its amount or parts, and its bar; `most` is the largest count. */
function StageFigure({ label, count, amountPaise, parts = [], most }: PipelineStage & { most: number }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{formatNumber(count)}</span>
      <span className={styles.amount}>
        {amountPaise !== undefined && formatMoney(amountPaise)}
        {parts.map((part) => (
          <Link key={part.path} to={part.path} className={styles.part}>
            {part.label} {formatNumber(part.count)}
          </Link>
        ))}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
      </span>
    </>
  );
}

/** Placeholders for the four stages. */
function ProgressSkeleton() {
  return (
    <ol className={styles.stages} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index} className={styles.stage} aria-hidden="true">
          <span className={styles.label}>{'\u00a0'}</span>
          <span className={styles.count}>{'\u00a0'}</span>
          <span className={styles.track} />
        </li>
      ))}
    </ol>
  );
}
