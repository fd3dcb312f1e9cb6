import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { company } from 'shared/domain/letterhead/companyFacts';
import { locality, officeLines } from 'shared/domain/letterhead/office';
import { isReachable } from './isReachable';
import styles from './OfficeMap.module.css';

/**
 * A picture of a map, replaced by the real one when the visitor scrolls near it or clicks it; it stays, with the
 * address, when the map's host can't be reached. A click before hydration opens the map afterwards.
 */
export function OfficeMap() {
  const [isUnreachable, setUnreachable] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDetailsElement>(null);

  const show = useCallback(async () => {
    const isShown = await isReachable(company.map.embedUrl);
    setUnreachable(!isShown);
    if (map.current) map.current.open = isShown;
  }, []);

  useEffect(() => {
    if (map.current?.open) {
      void show();
      return undefined;
    }
    if (!card.current || !('IntersectionObserver' in window)) return undefined;
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

  const onAsk = (event: MouseEvent) => {
    event.preventDefault();
    void show();
  };

  return (
    <div className={styles.wrap}>
      <div ref={card} className={styles.card} data-code="near">
        <div className={isUnreachable ? styles.note : styles.plate}>
          <p role="status">
            {isUnreachable && `The map isn’t available right now. You can find us at ${officeLines.join(', ')}.`}
          </p>
          {/* It may already be open because the visitor clicked; not a hydration error. */}
          <details ref={map} suppressHydrationWarning className={styles.map}>
            <summary className={styles.show} onClick={onAsk}>
              {isUnreachable ? 'Try again' : 'Show the map'}
            </summary>
            <iframe
              className={styles.frame}
              loading="lazy"
              src={company.map.embedUrl}
              title={`Map: ${locality}`}
              referrerPolicy="no-referrer"
            />
          </details>
        </div>
      </div>
      <a href={company.map.linkUrl} className={styles.open}>
        Open the map in a new page
      </a>
    </div>
  );
}
