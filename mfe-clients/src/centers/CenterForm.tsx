import { ResourceForm } from 'shared/ui';
import classes from './CenterForm.module.css';
import { centers } from './resource';

/** The form that adds a center; afterwards it is empty again, for the next one. */
export function CenterForm() {
  return (
    <div className={classes.card}>
      <ResourceForm resource={centers} />
    </div>
  );
}
