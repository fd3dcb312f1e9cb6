import { runStepNames } from 'shared/domain/pay/runs/runStepNames';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { formatInstant, Panel } from 'shared/ui';
import styles from './RunSteps.module.css';

/** Undone registers of a month, with who undid them and why. */
export function TakenBack({ run: { takenBack } }: { run: WageRun }) {
  return (
    <Panel title="Taken back" dense>
      <ul className={styles.steps}>
        {takenBack.map(({ step, at, by, reason }) => (
          <li key={`${step} ${at}`}>{`${runStepNames[step]}: ${reason} (${by}, ${formatInstant(at)})`}</li>
        ))}
      </ul>
    </Panel>
  );
}
