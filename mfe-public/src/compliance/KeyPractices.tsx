import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import styles from './KeyPractices.module.css';
import { practices } from './practices';

/** The six practices as a grid of short texts. */
export function KeyPractices() {
  return (
    <Section
      id="key-practices"
      title="Key practices"
      tone="page"
      lead="Six habits that keep a workforce on the right side of the law."
    >
      <ul className={styles.grid}>
        {practices.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <Icon draw={icon} size={28} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
