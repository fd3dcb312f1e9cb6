import { Section } from '../ui/Section';
import styles from './DashboardPreview.module.css';
import { dueDates } from './dueDates';

/** The features of the digital compliance dashboard, next to its month. */
export function DashboardPreview() {
  return (
    <Section
      id="digital-compliance-dashboard"
      title="A digital compliance dashboard"
      tone="navy"
      split
      lead="Every obligation has a date, a status and a proof. Our team works from one dashboard, so nothing depends on somebody’s memory."
    >
      <figure className={styles.card}>
        <figcaption className={styles.caption}>Every month, without being asked</figcaption>
        <ol className={styles.dates}>
          {dueDates.map(({ day, title, detail }) => (
            <li key={title} className={styles.date}>
              <span className={styles.day}>{day}th</span>
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.detail}>{detail}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          GST and TDS filings, certificates with their expiry dates, upcoming dues, wage records and a score that shows
          every deduction.
        </p>
      </figure>
    </Section>
  );
}
