import { company } from 'shared/domain/letterhead/companyFacts';
import { Section } from '../ui/Section';
import styles from './Directors.module.css';

/** The directors and their roles, as text. */
export function Directors() {
  return (
    <Section
      id="directors"
      title="The people who answer for it"
      split
      lead="Our directors are reachable by the same phone number as everyone else here."
    >
      <ul className={styles.list}>
        {company.directors.map(({ name, role }) => (
          <li key={name} className={styles.director}>
            <svg viewBox="0 0 64 64" width={64} height={64} aria-hidden="true" className={styles.figure}>
              <circle cx="32" cy="24" r="11" />
              <path d="M10 64a22 22 0 0 1 44 0z" />
            </svg>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
