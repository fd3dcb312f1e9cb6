import { DateText, formatDate } from 'shared/ui';
import styles from './DueOn.module.css';

const nominalWords = (nominal: string) => `nominal ${formatDate(nominal)}`;

/** The longer line of `DueOn`. */
export const dueInWords = (last: string, nominal: string | undefined): string =>
  nominal === undefined || nominal === last ? formatDate(last) : nominalWords(nominal);

/** The last day to act, with the nominal due date below if it differs. */
export function DueOn({ last, nominal }: { last: string; nominal: string | undefined }) {
  return (
    <span className={styles.due}>
      <DateText date={last} />
      {nominal !== undefined && nominal !== last && <span className={styles.nominal}>{nominalWords(nominal)}</span>}
    </span>
  );
}
