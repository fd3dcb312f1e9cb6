import styles from './Honeypot.module.css';

/** A field that people don't see and robots fill in; the server drops what comes with it filled. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
