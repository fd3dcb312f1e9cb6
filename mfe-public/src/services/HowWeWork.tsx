import { Section } from '../ui/Section';
import styles from './HowWeWork.module.css';

const steps = [
  {
    title: 'You tell us the need',
    text: 'How many people, which skills, which site, from when, at what wage. Ten minutes on the phone are enough.',
  },
  {
    title: 'We put names to it',
    text: 'We search, screen and check documents, and send you people to meet, or people to start.',
  },
  {
    title: 'They begin, on paper',
    text: 'Appointment letters, PF and ESIC numbers and site induction are done before the first shift, not after.',
  },
  {
    title: 'We run the month',
    text: 'Attendance, wages, deposits and returns, with the proof of each where you can see it.',
  },
];

/** The four steps from a request to a running month. */
export function HowWeWork() {
  return (
    <Section
      id="how-we-work"
      title="How we work"
      tone="page"
      split
      lead="The same four steps for one guard or for a whole plant."
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
