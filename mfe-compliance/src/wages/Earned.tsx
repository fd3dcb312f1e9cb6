import { Money } from 'shared/ui';
import classes from './Earned.module.css';

/** A line's gross wage, marked when it was set by hand. */
export function Earned({ line }: { line: { grossPaise: number; setByHand: boolean; handNote: string } }) {
  if (!line.setByHand) return <Money paise={line.grossPaise} />;
  return (
    <span className={classes.byHand} title={line.handNote}>
      <Money paise={line.grossPaise} />
      <small>Set by hand</small>
    </span>
  );
}
