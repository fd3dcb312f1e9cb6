import { Link, useSearchParams } from 'react-router-dom';
import type { Center } from 'shared/domain/clients/centers/center';
import styles from './CenterPicker.module.css';

export interface CenterPickerProps {
  rows: readonly Center[];
  /** The id of the center shown next to the list. */
  shown: string;
  isRefreshing: boolean;
}

/** A page of centers to choose from. */
export function CenterPicker({ rows, shown, isRefreshing }: CenterPickerProps) {
  const [params] = useSearchParams();
  const linkTo = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('center', id);
    return `?${next.toString()}`;
  };
  return (
    <ul className={styles.picker} data-refreshing={isRefreshing || undefined} aria-label="Centers">
      {rows.map(({ id, client_name, city, state, center_code }) => (
        <li key={id}>
          <Link className={styles.item} to={linkTo(id)} aria-current={id === shown ? 'true' : undefined}>
            <span className={styles.name}>{client_name || 'Unnamed client'}</span>
            <span className={styles.code}>{center_code}</span>
            <span className={styles.place}>{[city, state].filter(Boolean).join(', ') || 'No location'}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
