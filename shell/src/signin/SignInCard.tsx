import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SignInPage.module.css';

/** A step of the sign-in screen other than the form; its title takes the focus, so that it is read out. */
export function SignInCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
