import styles from './ScoreRing.module.css';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score of 100 as a ring with its number. */
export function ScoreRing({ score, tone, size = 144 }: { score: number; tone: string; size?: number }) {
  return (
    <svg
      className={styles.ring}
      data-tone={tone}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${score} of 100`}
    >
      <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
      <circle
        className={styles.value}
        cx="60"
        cy="60"
        r={RADIUS}
        strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
        transform="rotate(-90 60 60)"
      />
      <text className={styles.number} x="60" y="62">
        {score}
      </text>
      <text className={styles.of} x="60" y="80">
        of 100
      </text>
    </svg>
  );
}
