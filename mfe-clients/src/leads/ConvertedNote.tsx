import { Link } from 'react-router-dom';
import { useRecord } from 'shared/platform';
import { type ConvertedTo } from './convertedTo';
import styles from './LeadDrawer.module.css';

/** What a lead became, with a link to it while it exists. */
export function ConvertedNote({ to: { target, id, kind, screen } }: { to: ConvertedTo }) {
  const { data, state } = useRecord<{ name: string }>(target, id);
  return (
    <p className={styles.converted}>
      Converted to the {kind}{' '}
      {data ? (
        <Link to={`${screen}?q=${encodeURIComponent(data.name)}`}>{data.name}</Link>
      ) : state === 'failed' ? (
        'that has been deleted since'
      ) : (
        '…'
      )}
    </p>
  );
}
