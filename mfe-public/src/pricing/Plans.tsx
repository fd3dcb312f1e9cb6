import { Link } from 'react-router-dom';
import { feePercent } from 'shared/domain/people/vacancies/recruitmentFee';
import button from '../ui/button.module.css';
import { CheckList } from '../ui/CheckList';
import styles from './Plans.module.css';

const recruitment = [
  'Search, screening and shortlist',
  'Interviews arranged for you',
  'References and documents checked',
  'In touch until the person has joined',
];
const payroll = [
  'Wages, payslips and bank advice',
  'PF, ESIC, TDS and professional tax',
  'Registers, returns and proof of filing',
  'A price for your headcount, states and sites',
];

/** The two plans side by side. */
export function Plans() {
  return (
    <section aria-label="Plans" className={styles.plans}>
      <article className={styles.plan}>
        <h2 className={styles.name}>Recruitment Service</h2>
        <p className={styles.price}>
          {feePercent}% <span className={styles.of}>of CTC</span>
        </p>
        <p className={styles.when}>One fee for a permanent hire, invoiced when the person has joined.</p>
        <CheckList items={recruitment} />
        <Link to="/#contact-us" className={`${button.primary} ${styles.action}`}>
          Start a search
        </Link>
      </article>
      <article className={styles.plan}>
        <h2 className={styles.name}>Payroll and Compliance</h2>
        <p className={styles.price}>Custom quote</p>
        <p className={styles.when}>A monthly price that follows your headcount, agreed before we start.</p>
        <CheckList items={payroll} />
        <Link to="/#contact-us" className={`${button.primary} ${styles.action}`}>
          Ask for a quote
        </Link>
      </article>
    </section>
  );
}
