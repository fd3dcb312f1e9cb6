import { Tooltip } from 'antd';
import type { LateCost } from 'shared/domain/compliance/lateCost';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { standingWords } from 'shared/domain/compliance/standingWords';
import { formatDate, formatMoney, StatusDot } from 'shared/ui';
import styles from './Standing.module.css';

/** The cost of a delay in short; undefined if unknown. */
export function costInWords({ late, status }: Obligation): string | undefined {
  if (late === null) return undefined;
  const paise = late.feePaise + late.interestPaise;
  if (paise === 0) return 'Interest by amount';
  return `${status === 'Pending' ? 'About' : 'Cost about'} ${formatMoney(paise)}`;
}

/** How the estimate was calculated, under which rule, and when the rule was last checked. */
function workingOf({ feePaise, interestPaise, rule, source, checkedOn }: LateCost): string {
  const sums = [
    feePaise > 0 && `Fee ${formatMoney(feePaise)}`,
    interestPaise > 0 && `Interest ${formatMoney(interestPaise)}`,
  ].filter((part) => part !== false);
  const checked = checkedOn === null ? 'not checked by anybody yet' : `checked on ${formatDate(checkedOn)}`;
  return `${[...sums, rule].join('; ')}. An estimate by ${source}, ${checked}.`;
}

/** A row's state; if late, with the cost and how it was calculated. */
export function Standing(row: Obligation) {
  const [word, tone] = standingWords[row.state];
  const cost = costInWords(row);
  if (row.late === null || cost === undefined) return <StatusDot tone={tone}>{word}</StatusDot>;
  const working = workingOf(row.late);
  return (
    <span className={styles.standing}>
      <StatusDot tone={tone}>{word}</StatusDot>
      <Tooltip title={working}>
        <button type="button" className={styles.cost} aria-label={`${cost}. ${working}`}>
          {cost}
        </button>
      </Tooltip>
    </span>
  );
}
