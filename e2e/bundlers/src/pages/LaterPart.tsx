import styles from './LaterPart.module.css';

/** What comes in a file of its own. */
export default function LaterPart() {
  return <p className={styles.later}>Here is the rest.</p>;
}
