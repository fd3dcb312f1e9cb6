import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { missingParts } from 'shared/vendor/lazyChunks';
import styles from './LaterControl.module.css';

/** The maximum delay of the controls on a readable screen, in milliseconds. */
const LIMIT = 1_000;
/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const PAUSE = 100;

/** Calls back once the browser is idle; returns a function that cancels it. */
function whenThereIsTime(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: LIMIT });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, PAUSE);
  return () => clearTimeout(timer);
}

export interface LaterControlProps {
  /** The main content has been rendered. */
  isReadable: boolean;
  /** Height of the placeholder. */
  className?: string;
  /** A lower control. By default false. */
  isSmall?: boolean;
  children: ReactNode;
}

/**
 * An antd control that a screen is readable without. If antd is fully loaded, it renders at once; otherwise a
 * placeholder is shown until the screen is readable and the browser is idle.
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
