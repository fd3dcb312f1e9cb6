import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import styles from './SiteFrame.module.css';

/** The frame of every page outside the dashboard. The server composes the same markup around a prerendered page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Navbar />
      <div id="content" className={styles.content}>
        {children}
      </div>
      <Footer />
    </>
  );
}
