type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input, textarea';

/**
 * Keeps what a visitor types during hydration. Where a translator or password manager changed the markup, React renders
 * it again: the new fields of the same name then receive text, ticks, focus and selection of the removed ones.
 * @returns ends it, once the page is hydrated
 */
export function keepTyped(root: Element): () => void {
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  /** Removed fields whose new ones are not there yet: a page may be waiting for its code in between. */
  const waiting = new Set<TextField>();
  const wait = (gone: TextField) => waiting.add(gone);
  const restore = (gone: TextField) => {
    const next = [...root.querySelectorAll<TextField>(FIELDS)].find(
      ({ name, type }) => name && name === gone.name && type === gone.type,
    );
    if (!next) return;
    waiting.delete(gone);
    if ('checked' in gone) (next as HTMLInputElement).checked = gone.checked;
    if (next.value === next.defaultValue) next.value = gone.value;
    if (gone !== focused || document.activeElement !== document.body) return;
    next.focus({ preventScroll: true });
    // Fields without text (a checkbox) have no selection.
    if (gone.selectionStart !== null) next.setSelectionRange(gone.selectionStart, gone.selectionEnd);
  };
  const restoreAll = (records: readonly MutationRecord[]) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes)
        if (node instanceof Element && !node.isConnected) {
          if (node.matches(FIELDS)) wait(node as TextField);
          node.querySelectorAll<TextField>(FIELDS).forEach(wait);
        }
    waiting.forEach(restore);
  };
  const observer = new MutationObserver(restoreAll);
  root.addEventListener('focusin', onFocus);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    restoreAll(observer.takeRecords());
    root.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
