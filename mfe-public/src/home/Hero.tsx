import { company } from 'shared/domain/letterhead/companyFacts';
import { Icon } from '../ui/Icon';
import { badgeCheck } from '../ui/icons';
import { CallbackForm } from './CallbackForm';
import styles from './Hero.module.css';

/** The company in one sentence, and the callback form next to it. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            We find the people, pay them on time and <span className={styles.accent}>keep you compliant.</span>
          </h1>
          <p className={styles.lead}>
            {company.shortName} is a leading provider of workforce solutions in India. We empower businesses and job
            seekers with reliable, efficient and innovative staffing services.
          </p>
        </div>
        <div className={styles.card}>
          <CallbackForm />
        </div>
        <p className={styles.proof}>
          <Icon draw={badgeCheck} />
          Trusted by hundreds of clients, with years of industry experience.
        </p>
      </div>
    </header>
  );
}
