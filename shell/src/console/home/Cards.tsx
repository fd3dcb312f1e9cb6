import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Cards.module.css';
import type { HomeCard } from './useHomeCards';

/** How far outside of the view a card may lie to be loaded at once, in px. */
const NEAR = '400px';

/** How long a card further away waits for the browser to have time to spare, in milliseconds. */
const MOST_WAIT = 1500;

/** The dashboard's cards: what is in view first, the rest when there is nothing else to do. */
export function Cards({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <Card key={card.id} card={card}>
          {card.content}
        </Card>
      ))}
    </div>
  );
}

function Card({ card, children }: { card: HomeCard; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isDue = useDue(root);
  return (
    <div ref={root} className={styles.card} data-size={card.size ?? 'full'} data-card={card.id}>
      {isDue ? children : <div style={{ blockSize: card.height ?? 120 }} />}
    </div>
  );
}

/** True from the moment on that an element is near the view, or the browser has had time to spare. */
function useDue(element: { readonly current: Element | null }): boolean {
  const [isDue, setDue] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isDue || !element.current) return undefined;
    const idle = window.requestIdleCallback?.(() => setDue(true), { timeout: MOST_WAIT });
    const timer = idle === undefined ? setTimeout(() => setDue(true), MOST_WAIT) : undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && setDue(true),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, [element, isDue]);
  return isDue;
}
