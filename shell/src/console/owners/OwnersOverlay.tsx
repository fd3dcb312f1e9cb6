import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import { PanelHead } from '../shortcuts/PanelHead';
import { LoadTrace } from '../trace/LoadTrace';
import { OwnerFacts } from './OwnerFacts';
import styles from './OwnersOverlay.module.css';
import { useOwners } from './useOwners';

/** Calls back on Escape anywhere, before other handlers. */
function useEscape(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** Focuses an element while it is mounted, then returns the focus. */
function useHeldFocus() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  return element;
}

/**
 * Outlines all module content on the page, lists its owners and files, and shows how it loaded; the page below stays
 * usable. Escape closes it.
 */
export default function OwnersOverlay({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const owners = useOwners();
  const { pathname } = useLocation();
  const route = findRoute(registry, pathname)?.route.path ?? pathname;
  const [isTraced, setTraced] = useState(false);
  const panel = useHeldFocus();
  const id = useId();
  useEscape(onClose);
  const factsOf = (index: number) => `${id}-${index}`;
  return (
    <>
      {owners.map(({ id: key, name, title, box }, index) =>
        box === undefined ? undefined : (
          <div key={key} className={styles.box} style={box}>
            <button
              type="button"
              className={styles.label}
              onClick={() => document.getElementById(factsOf(index))?.focus()}
            >
              {index + 1} {title}: {name}
            </button>
          </div>
        ),
      )}
      <section ref={panel} className={styles.panel} aria-labelledby={id} tabIndex={-1}>
        <PanelHead id={id} title="Who owns this?" onClose={onClose} />
        {owners.length === 0 && <p className={styles.none}>No module shows anything here: the page is the shell’s.</p>}
        <ol className={styles.owners}>
          {owners.map((owner, index) => (
            <li key={owner.id} id={factsOf(index)} tabIndex={-1}>
              <OwnerFacts owner={owner} route={route} />
            </li>
          ))}
        </ol>
        <details className={styles.loading} onToggle={({ currentTarget }) => setTraced(currentTarget.open)}>
          <summary>How it loaded</summary>
          {isTraced && <LoadTrace registry={registry} />}
        </details>
      </section>
    </>
  );
}
