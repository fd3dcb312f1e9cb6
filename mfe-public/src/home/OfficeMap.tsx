import { useEffect, useRef, useState } from 'react';
import { company } from 'shared/domain/companyFacts';
import { locality } from '../company/office';
import styles from './OfficeMap.module.css';

/** A picture of a map in whose place the real one comes when the visitor gets near it or asks for it. */
export function OfficeMap() {
  const [shown, setShown] = useState(false);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!card.current || !('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setShown(true);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(card.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div className={styles.wrap}>
      <div ref={card} className={styles.card}>
        {shown ? (
          <iframe className={styles.frame} src={company.map.embedUrl} title={`Map: ${locality}`} loading="lazy" referrerPolicy="no-referrer" />
        ) : (
          <button type="button" className={styles.show} onClick={() => setShown(true)}>
            Show the map
          </button>
        )}
      </div>
      <a href={company.map.linkUrl} className={styles.open}>
        Open the map in a page of its own
      </a>
    </div>
  );
}
