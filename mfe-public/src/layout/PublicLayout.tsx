import type { ReactNode } from 'react';
import { type PublicPath, useHead } from '../head';
import styles from './PublicLayout.module.css';

/** The common parts of public pages: the document head for `path`, the site's fonts and colours. */
export function PublicLayout({ path, children }: { path: PublicPath; children: ReactNode }) {
  useHead(path);
  return <main className={styles.site}>{children}</main>;
}
