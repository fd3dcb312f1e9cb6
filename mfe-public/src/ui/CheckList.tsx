import styles from './CheckList.module.css';
import { Icon } from './Icon';
import { check } from './icons';

/** Short statements, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon draw={check} className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
