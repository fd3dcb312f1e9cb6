import { Money } from 'shared/ui';
import styles from './Earned.module.css';

/** A line's gross wage, marked if entered by hand. */
export function Earned({ line }: { line: { grossPaise: number; setByHand: boolean; handNote: string } }) {
  if (!line.setByHand) return <Money paise={line.grossPaise} />;
  return (
    <span className={styles.byHand} title={line.handNote}>
      <Money paise={line.grossPaise} />
      <small>Set by hand</small>
    </span>
  );
}
