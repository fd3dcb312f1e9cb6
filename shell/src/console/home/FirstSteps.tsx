import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FirstStep } from 'shared/domain/console/home';
import { Panel } from 'shared/ui';
import styles from './FirstSteps.module.css';

/** The owner's first steps: ticked off when done, with what blocks them; hidden once all are done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.length === 0) return null;
  return (
    <Panel dense title="First steps" purpose={`${done} of ${steps.length} done`}>
      <ol className={styles.steps}>
        {steps.map(({ id, title, path, isDone, blocks }) => (
          <li key={id} data-done={isDone || undefined}>
            {isDone ? (
              <span className={styles.done}>
                <Check size={16} aria-label="Done:" /> {title}
              </span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
            {blocks.length > 0 && <span className={styles.blocks}>{blocks.join(' ')}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
