/**
 * Events that show that somebody is using the page. A touch that scrolls ends in `pointercancel`, and counts as
 * reading.
 */
const acts = ['pointerup', 'keydown', 'focusin'] as const;

/** Elements that work without scripts: links, forms, popovers, FAQ entries. */
const isNative = (element: Element) => !element.matches('button[type="button"]:not([popovertarget],[commandfor])');

/** Links, and elements that only scripts focus: the next page's content after a navigation. */
const asksForNone = (target: EventTarget | null) =>
  target instanceof Element && (target.closest('a[href]') !== null || target.matches('[tabindex="-1"]'));

/** Clicks that wait for the page's code. */
interface KeptActs {
  /** Replays the kept clicks once; call it when the page's code is loaded. */
  redo(): void;
}

/**
 * Calls back at each user action, including an earlier one, except on links, which load the next document. A click on a
 * button that needs code is kept, the last one per button, and replayed when the code is loaded.
 */
export function watchActs(onAct: () => void): KeptActs {
  const kept = new Set<HTMLButtonElement>();
  for (const act of acts)
    document.addEventListener(act, (event) => {
      if (act === 'keydown' || !asksForNone(event.target)) onAct();
    });
  // A field may have the focus before this script runs.
  const { activeElement } = document;
  if (activeElement !== document.body && !asksForNone(activeElement)) onAct();
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !isNative(button)) kept.add(button);
  };
  document.addEventListener('click', keep);
  return {
    redo() {
      document.removeEventListener('click', keep);
      for (const button of kept) if (button.isConnected) button.click();
      kept.clear();
    },
  };
}
