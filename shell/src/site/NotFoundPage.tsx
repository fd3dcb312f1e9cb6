import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { company } from 'shared/domain/companyFacts';
import styles from './NotFoundPage.module.css';

/** What stands at an address that nobody owns. */
export function NotFoundPage({ home = '/' }: { home?: string }) {
  useEffect(() => {
    document.title = `404 - Page Not Found | ${company.shortName}`;
  }, []);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>404 - Page Not Found</h1>
      <p className={styles.text}>There is nothing at this address. It may have moved, or the link may be wrong.</p>
      <p>
        <Link to={home} className={styles.link}>
          {home === '/' ? 'Go to the home page' : 'Go to the dashboard'}
        </Link>
      </p>
    </main>
  );
}
