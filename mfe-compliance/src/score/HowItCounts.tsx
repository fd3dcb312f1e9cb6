import { EXPIRING_DAYS } from 'shared/domain/compliance/certificateState';
import { scoreWeights } from 'shared/domain/compliance/complianceScore';
import { Panel } from 'shared/ui';
import styles from './HowItCounts.module.css';

const rules: [what: string, share: string][] = [
  ['Done on time, or valid', 'all'],
  [`Done late, or expires within ${EXPIRING_DAYS} days`, 'half'],
  ['Overdue, or expired', 'none'],
];

const weights: [what: string, weight: number][] = [
  ['GST return', scoreWeights.gst],
  ['TDS deposit or return', scoreWeights.tds],
  ['Other due', scoreWeights.due],
  ['Certificate', scoreWeights.certificate],
];

function Facts({ title, facts }: { title: string; facts: [string, string | number][] }) {
  return (
    <div className={styles.facts}>
      <h3>{title}</h3>
      <dl>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The scoring rule, in words. */
export function HowItCounts() {
  return (
    <Panel title="How it’s calculated">
      <p className={styles.rule}>
        Each row earns its weight, half of it, or nothing; the score is what was earned of everything that could be.
        What is not due yet does not count.
      </p>
      <div className={styles.columns}>
        <Facts title="Earns" facts={rules} />
        <Facts title="Weight" facts={weights} />
      </div>
    </Panel>
  );
}
