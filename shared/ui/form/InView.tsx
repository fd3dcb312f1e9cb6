import { type ReactNode, useEffect, useRef } from 'react';
import styles from './InView.module.css';

/** Scrolls what it holds into view when it appears: the result of saving a long form stands far from the button. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
