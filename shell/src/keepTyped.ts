type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input, textarea';

/**
 * Keeps what a visitor types while the page is hydrated. Where a translator or a password manager has changed the markup,
 * React renders it again: the new fields of the same name then get text, ticks, focus and selection of those that are
 * gone.
 * @returns what ends it, when the page is whole
 */
export function keepTyped(root: Element): () => void {
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  /** Fields that are gone and have no new one yet: between both, a page may wait for its code. */
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
