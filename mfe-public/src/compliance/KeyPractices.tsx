import { BadgeIndianRupee, ClipboardCheck, FileBadge, HandHeart, Scale, ShieldPlus } from 'lucide-react';
import { Section } from '../ui/Section';
import styles from './KeyPractices.module.css';
import { practices } from './practices';

const icons = [Scale, ShieldPlus, BadgeIndianRupee, FileBadge, HandHeart, ClipboardCheck];

/** The six practices as a grid of short texts. */
export function KeyPractices() {
  return (
    <Section id="key-practices" title="Key practices" tone="page" lead="Six habits that keep a workforce on the right side of the law.">
      <ul className={styles.grid}>
        {practices.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Scale;
          return (
            <li key={title} className={styles.item}>
              <Icon className={styles.icon} size={28} strokeWidth={1.5} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
