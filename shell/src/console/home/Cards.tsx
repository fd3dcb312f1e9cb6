import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Cards.module.css';
import type { HomeCard } from './useHomeCards';

/** How far outside the viewport a card is loaded immediately, in px. */
const NEAR = '400px';

/** The maximum wait for an idle browser before a more distant card loads, in milliseconds. */
const MOST_WAIT = 1500;

/** The dashboard's cards: those in view load first, the rest when the browser is idle. */
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

/** True once an element is near the viewport or the browser was idle. */
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
