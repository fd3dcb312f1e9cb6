import { CheckList } from '../ui/CheckList';
import { ServiceArt } from './ServiceArt';
import styles from './ServiceCard.module.css';
import type { Service } from './services';

/** A service with its picture and benefits; every second one is mirrored. */
export function ServiceCard({ service: { id, title, desc, points }, drawing }: { service: Service; drawing?: string }) {
  return (
    <li id={id} className={styles.card}>
      <ServiceArt id={id} className={styles.art} drawing={drawing} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.desc}>{desc}</p>
        <CheckList items={points} />
      </div>
    </li>
  );
}
