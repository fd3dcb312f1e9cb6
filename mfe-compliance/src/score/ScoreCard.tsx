import { formatCount, Panel, StatusDot } from 'shared/ui';
import styles from './ScoreCard.module.css';
import { ScoreRing } from './ScoreRing';
import { scoreTone } from './scoreTone';

const rows = { one: 'row', many: 'rows' };
const deductionsName = { one: 'deduction', many: 'deductions' };

/** The score as a ring, its meaning, and the number of rows it is based on. */
export function ScoreCard({ score, counted, deductions }: { score: number; counted: number; deductions: number }) {
  const { tone, word } = scoreTone(score);
  return (
    <Panel title="Compliance score">
      <div className={styles.card}>
        <ScoreRing score={score} tone={tone} />
        <div className={styles.facts}>
          <StatusDot tone={tone}>{word}</StatusDot>
          <p>{`${score} of 100, from ${formatCount(counted, rows)} that count`}</p>
          <p>{deductions === 0 ? 'No deductions' : `${formatCount(deductions, deductionsName)}, listed below`}</p>
        </div>
      </div>
    </Panel>
  );
}
