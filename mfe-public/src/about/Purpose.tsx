import styles from './Purpose.module.css';

/** Vision and mission, side by side. */
export function Purpose() {
  return (
    <div className={styles.ground}>
      <div className={styles.pair}>
        <section aria-labelledby="vision-title" className={styles.vision}>
          <h2 id="vision-title" className={styles.title}>
            Our vision
          </h2>
          <p className={styles.text}>
            An India where every shift is worked under a contract, every wage arrives on its day, and every company
            finds the people it needs close to where it works.
          </p>
        </section>
        <section aria-labelledby="mission-title" className={styles.mission}>
          <h2 id="mission-title" className={styles.title}>
            Our mission
          </h2>
          <p className={styles.text}>
            To empower businesses and job seekers with reliable, efficient and innovative staffing services.
          </p>
        </section>
      </div>
    </div>
  );
}
