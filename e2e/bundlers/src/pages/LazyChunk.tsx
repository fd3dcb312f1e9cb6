import styles from './LazyChunk.module.css';

/** What comes in a file of its own. */
export default function LazyChunk() {
  return <p className={styles.later}>Here is the rest.</p>;
}
