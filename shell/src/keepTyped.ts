type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (node: Node): node is TextField =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
const fieldsIn = (node: Node): TextField[] => {
  if (isField(node)) return [node];
  return node instanceof Element ? [...node.querySelectorAll<TextField>('input, textarea')] : [];
};

/** The field of the same name in what took the place of the one that is gone. */
const successorOf = (gone: TextField, root: Element) =>
  fieldsIn(root).find(({ name, type }) => name !== '' && name === gone.name && type === gone.type);

/**
 * Keeps what a visitor types while the page is hydrated. Where a translator or a password manager has changed the markup,
 * React renders it anew: the new fields then get text, ticks, focus and selection of those that are gone.
 * @returns what ends it, when the page is whole
 */
export function keepTyped(root: Element): () => void {
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  const restore = (gone: TextField) => {
    const next = successorOf(gone, root);
    if (!next) return;
    if (gone instanceof HTMLInputElement && next instanceof HTMLInputElement) next.checked = gone.checked;
    if (next.value === next.defaultValue) next.value = gone.value;
    if (gone !== focused || document.activeElement !== document.body) return;
    next.focus({ preventScroll: true });
    // Fields without text (a checkbox) have no selection.
    if (gone.selectionStart !== null) next.setSelectionRange(gone.selectionStart, gone.selectionEnd);
  };
  const restoreAll = (records: readonly MutationRecord[]) => {
    for (const { removedNodes } of records)
      for (const gone of [...removedNodes].flatMap(fieldsIn)) if (!gone.isConnected) restore(gone);
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
