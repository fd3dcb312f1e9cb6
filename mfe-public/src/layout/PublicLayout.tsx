import type { ReactNode } from 'react';
import { type PublicPath, useHead } from '../head';
import styles from './PublicLayout.module.css';

/** The common parts of public pages: the head that belongs to `path`, the site's type and colours. */
export function PublicLayout({ path, children }: { path: PublicPath; children: ReactNode }) {
  useHead(path);
  return <main className={styles.site}>{children}</main>;
}
