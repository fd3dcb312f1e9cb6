import { useCallback, useEffect, useRef, useState } from 'react';
import { company } from 'shared/domain/companyFacts';
import { locality, officeLines } from 'shared/domain/office';
import { isReachable } from './isReachable';
import styles from './OfficeMap.module.css';

/** A picture of a map in whose place the real one comes when the visitor gets near it or asks for it; it stays, with the address, where the map's host can't be reached. */
export function OfficeMap() {
  const [state, setState] = useState<'picture' | 'shown' | 'unreachable'>('picture');
  const card = useRef<HTMLDivElement>(null);

  const show = useCallback(async () => {
    setState((await isReachable(company.map.embedUrl)) ? 'shown' : 'unreachable');
  }, []);

  useEffect(() => {
    if (!card.current || !('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        void show();
      },
      { rootMargin: '200px' },
    );
    watcher.observe(card.current);
    return () => watcher.disconnect();
  }, [show]);

  return (
    <div className={styles.wrap}>
      <div ref={card} className={styles.card}>
        {state === 'shown' ? (
          <iframe
            className={styles.frame}
            src={company.map.embedUrl}
            title={`Map: ${locality}`}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        ) : (
          <div className={state === 'unreachable' ? styles.note : styles.plate}>
            <p role="status">
              {state === 'unreachable' &&
                `The map can’t be reached just now. You find us at ${officeLines.join(', ')}.`}
            </p>
            <button type="button" className={styles.show} onClick={() => void show()}>
              {state === 'unreachable' ? 'Try again' : 'Show the map'}
            </button>
          </div>
        )}
      </div>
      <a href={company.map.linkUrl} className={styles.open}>
        Open the map in a page of its own
      </a>
    </div>
  );
}
