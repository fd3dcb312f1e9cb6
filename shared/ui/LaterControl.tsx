import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { missingParts } from 'shared/vendor/lazyChunks';
import styles from './LaterControl.module.css';

/** The longest that a readable screen is left without its controls, in milliseconds. */
const LIMIT = 1_000;
/** How long to wait in a browser that can't report idle time, in milliseconds. */
const PAUSE = 100;

/** Calls back once the browser has time; returns a function that takes that back. */
function whenThereIsTime(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: LIMIT });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, PAUSE);
  return () => clearTimeout(timer);
}

export interface LaterControlProps {
  /** The main content is on the screen. */
  isReadable: boolean;
  /** Height of the placeholder. */
  className?: string;
  /** A lower control. By default false. */
  isSmall?: boolean;
  children: ReactNode;
}

/**
 * A control of antd that a screen can be read without. Where antd is here whole, it is rendered at once; else its place
 * stands empty until the screen can be read and the browser has time to run what draws it.
 */
export function LaterControl({ isReadable, className, isSmall = false, children }: LaterControlProps) {
  const [mayCome, setMayCome] = useState(() => !missingParts.has('antd'));
  const waits = isReadable && !mayCome;
  useEffect(() => (waits ? whenThereIsTime(() => setMayCome(true)) : undefined), [waits]);
  const place = (
    <span
      className={className === undefined ? styles.place : `${styles.place} ${className}`}
      data-small={isSmall || undefined}
    />
  );
  return mayCome ? <Suspense fallback={place}>{children}</Suspense> : place;
}
