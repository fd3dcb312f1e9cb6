import { Link } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import button from '../ui/button.module.css';
import { Section } from '../ui/Section';
import styles from './AboutSection.module.css';

const claims = [
  {
    title: 'Trusted by hundreds of clients',
    text: 'From a single replacement at one counter to whole shifts across many sites.',
  },
  {
    title: 'Years of industry experience',
    text: 'We know the trades we staff, the wages they earn and the registers they need.',
  },
  {
    title: 'A dedicated support team',
    text: 'One named person knows your sites, picks up the phone and sees the matter through.',
  },
];

/** About the company, with its three claims; its anchor is `about-us`. */
export function AboutSection() {
  return (
    <Section
      id="about-us"
      title="About Us"
      tone="navy"
      split
      lead={`${company.shortName} connects talent with companies. A business gets people it can rely on; a worker gets a contract, a payslip and wages that arrive.`}
    >
      <dl className={styles.claims}>
        {claims.map(({ title, text }) => (
          <div key={title} className={styles.claim}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/about-us" className={`${button.secondary} ${styles.more}`}>
        More about us
      </Link>
    </Section>
  );
}
