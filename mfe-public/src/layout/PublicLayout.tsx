import type { ReactNode } from 'react';
import { useHead, type PublicPath } from '../head';
import { Footer } from './Footer';
import styles from './PublicLayout.module.css';

/** What every public page has in common: the head that belongs to `path`, the site's type and colours, the footer. */
export function PublicLayout({ path, children }: { path: PublicPath; children: ReactNode }) {
  useHead(path);
  return (
    <div className={styles.site}>
      <main>{children}</main>
      <Footer />
    </div>
  );
}
