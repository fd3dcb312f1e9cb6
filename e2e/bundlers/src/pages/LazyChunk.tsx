import styles from './LazyChunk.module.css';

/** A part in a separate file. */
export default function LazyChunk() {
  return <p className={styles.later}>Here is the rest.</p>;
}
