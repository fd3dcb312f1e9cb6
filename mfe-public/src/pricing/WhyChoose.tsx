import { Section } from '../ui/Section';
import styles from './WhyChoose.module.css';

const reasons = [
  {
    title: 'You pay for a result',
    text: 'No retainer and no advance. The recruitment fee falls due when the person has joined.',
  },
  {
    title: 'One number, known beforehand',
    text: 'The fee is a plain share of the CTC in the offer letter. You can work it out on this page.',
  },
  { title: 'People who stay', text: 'We ask why the last one left before we look for the next one.' },
  {
    title: 'Hiring and payroll in one house',
    text: 'Whoever we place can be on the payroll, with PF and ESIC, from the first day.',
  },
  {
    title: 'A team that answers',
    text: 'A dedicated support team, reached by phone or email, not by ticket number.',
  },
];

/** The why-choose list of the pricing page. */
export function WhyChoose() {
  return (
    <Section
      id="why-choose-us"
      title="Why choose us"
      tone="page"
      split
      lead="A fair price is one you understand before you agree to it."
    >
      <ul className={styles.list}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
