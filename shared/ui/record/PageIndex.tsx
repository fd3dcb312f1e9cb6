import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { anchorOf } from 'shared/domain/text/anchorOf';
import { Stack } from '../page/layout';
import styles from './PageIndex.module.css';

/** The minimum number of panels for an index. */
const LONG = 7;
/** Panels that aren't nested. */
const PANELS = ':scope section[aria-label]:not(:scope section section)';

/** The titles of the panels in an element; each panel has an anchor such as `#staff-accounts`. */
const labelsIn = (element: HTMLElement | null) =>
  [...(element?.querySelectorAll(PANELS) ?? [])].map((panel) => {
    const label = panel.getAttribute('aria-label') ?? '';
    const anchor = anchorOf(label);
    if (panel.id === '' && !document.getElementById(anchor)) panel.id = anchor;
    return label;
  });

/** A page's panels; if there are many, with an index of links to them. Contributions are included once loaded. */
export function PageIndex({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const look = () =>
      setLabels((known) => {
        const found = labelsIn(content.current);
        return found.join('\n') === known.join('\n') ? known : found;
      });
    look();
    const observer = new MutationObserver(look);
    if (content.current)
      observer.observe(content.current, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
    return () => observer.disconnect();
  }, []);
  const open = (place: number) => {
    const panel = content.current?.querySelectorAll<HTMLElement>(PANELS)[place];
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus();
    panel.scrollIntoView?.({ block: 'start' });
  };
  return (
    <>
      {labels.length >= LONG && (
        <nav aria-label="On this page" className={styles.index}>
          {labels.map((label, place) => (
            <button key={`${label} ${place}`} type="button" onClick={() => open(place)}>
              {label}
            </button>
          ))}
        </nav>
      )}
      <div ref={content}>
        <Stack>{children}</Stack>
      </div>
    </>
  );
}
