/** What shows that somebody does something with a page. A touch that scrolls ends in `pointercancel`, and is reading. */
const acts = ['pointerup', 'keydown', 'focusin'] as const;

/** What the browser does by itself when it is pressed: a link is followed, a form sent, a popover or an answer opened. */
const isNative = (element: Element) => !element.matches('button[type="button"]:not([popovertarget],[commandfor])');

/** Links, and what only code can focus: the next page's content, when it is come to. */
const asksForNone = (target: EventTarget | null) =>
  target instanceof Element && (target.closest('a[href]') !== null || target.matches('[tabindex="-1"]'));

/** Presses that wait for the code that answers them. */
interface KeptActs {
  /** Presses again what was pressed, once; to be called when the page's code is there. */
  redo(): void;
}

/**
 * Calls back at each act of a visitor, one that came before the call among them, but for those on a link: what
 * follows it is the next document. A press on a button that only code answers is kept, the last one of each button, and done when the code is there.
 */
export function watchActs(onAct: () => void): KeptActs {
  const kept = new Set<HTMLButtonElement>();
  for (const act of acts)
    document.addEventListener(act, (event) => {
      if (act === 'keydown' || !asksForNone(event.target)) onAct();
    });
  // A field can be come to before this script has.
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
