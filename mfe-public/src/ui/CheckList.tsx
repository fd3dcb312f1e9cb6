import { Check } from 'lucide-react';
import styles from './CheckList.module.css';

/** Short statements, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Check className={styles.tick} size={20} strokeWidth={2} />
          {item}
        </li>
      ))}
    </ul>
  );
}
