import { ResourceForm } from 'shared/ui';
import styles from './CenterForm.module.css';
import { centers } from './resource';

/** The form that adds a center; afterwards it is empty again, for the next one. */
export function CenterForm() {
  return (
    <div className={styles.card}>
      <ResourceForm resource={centers} />
    </div>
  );
}
