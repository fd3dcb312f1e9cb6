import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import styles from './Footer.module.css';

type Entry = keyof typeof company.links;

/** The site's own page for an entry. */
const ownPages: Partial<Record<Entry, string>> = {
  'Terms of Use': '/terms-of-service',
  Privacy: '/privacy-policy',
  Sitemap: '/sitemap',
};

/**
 * A titled list in the footer. An entry links to the address in `company.json`, or the site's own page, or is plain
 * text.
 */
export function FooterColumn({
  title,
  entries = [],
  children,
}: {
  title: string;
  entries?: Entry[];
  children?: ReactNode;
}) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {children}
        {entries.map((entry) => (
          <li key={entry}>{linkOf(entry)}</li>
        ))}
      </ul>
    </div>
  );
}

function linkOf(entry: Entry): ReactNode {
  const own = ownPages[entry];
  if (company.links[entry]) return <a href={company.links[entry]}>{entry}</a>;
  return own === undefined ? entry : <Link to={own}>{entry}</Link>;
}
