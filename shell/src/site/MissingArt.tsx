import styles from './MissingArt.module.css';

/** A row of people with a gap. */
export function MissingArt() {
  return (
    <svg viewBox="0 0 312 72" width="312" height="72" aria-hidden="true" focusable="false" className={styles.art}>
      {[0, 64, 192, 256].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          className={styles.person}
          d="M28 36a14 14 0 1 0 0-28 14 14 0 0 0 0 28zM0 72a28 28 0 0 1 56 0z"
        />
      ))}
      <path
        transform="translate(128 0)"
        className={styles.gap}
        d="M28 35a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM2 71a26 26 0 0 1 52 0z"
      />
    </svg>
  );
}
