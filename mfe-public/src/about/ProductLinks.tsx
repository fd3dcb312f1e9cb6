import { company } from 'shared/domain/letterhead/companyFacts';
import { Icon } from '../ui/Icon';
import { arrowUpRight } from '../ui/icons';
import { Section } from '../ui/Section';
import styles from './ProductLinks.module.css';

/** The three product links: one column, two from 600 px, three from 900 px. */
export function ProductLinks() {
  return (
    <Section
      id="our-products"
      title="Our products"
      tone="page"
      lead="What we built for our own work and now offer to others."
    >
      <ul className={styles.grid}>
        {company.products.map(({ name, kind, text, url }) => (
          <li key={name}>
            <a href={url} className={styles.card}>
              <span className={styles.kind}>{kind}</span>
              <span className={styles.name}>
                {name}
                <Icon draw={arrowUpRight} size={24} />
              </span>
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
