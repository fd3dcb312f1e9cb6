import { Section } from '../ui/Section';
import styles from './WhyItMatters.module.css';

/** The first section of the compliance page, as running text. */
export function WhyItMatters() {
  return (
    <Section id="why-compliance-matters" title="Why compliance matters" split>
      <div className={styles.text}>
        <p className={styles.first}>
          A missed deposit is a worker without cover. It is also a claim on the company whose gate that worker walks
          through.
        </p>
        <p>
          In India the principal employer answers for contract labour when the contractor does not. Wages, provident
          fund, insurance, tax: what a supplier leaves undone comes back to the client, with interest and penalties.
        </p>
        <p>
          So we treat compliance as part of the work, not as paperwork after it. Each person we place is registered,
          each rupee we deduct is deposited, and each month closes with the proof.
        </p>
      </div>
    </Section>
  );
}
