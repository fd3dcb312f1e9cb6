import styles from './CheckList.module.css';
import { Icon } from './Icon';
import { check } from './icons';

/** Short statements, each with a tick; `inTwo` in two columns where there is room (768 px). By default in one. */
export function CheckList({ items, inTwo = false }: { items: readonly string[]; inTwo?: boolean }) {
  return (
    <ul className={styles.list} data-in-two={inTwo || undefined}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon draw={check} className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
