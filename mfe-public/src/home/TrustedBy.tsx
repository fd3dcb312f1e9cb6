import { clientLogos } from './clients';
import styles from './TrustedBy.module.css';

/** The clients' logos in one muted row. */
export function TrustedBy() {
  return (
    <section aria-labelledby="trusted-by-title" className={styles.band}>
      <h2 id="trusted-by-title" className={styles.title}>
        Trusted By
      </h2>
      <ul className={styles.row}>
        {clientLogos.map(({ src, name }) => (
          <li key={name} className={styles.client}>
            <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
              <path d={src} fill="currentColor" fillRule="evenodd" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
