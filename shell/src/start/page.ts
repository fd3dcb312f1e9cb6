/** The elements of a document that belong to its page. */
export interface Page {
  /** In the head. */
  head: Element[];
  prerendered: string | undefined;
  /** Its markup. */
  root: Element;
  /** The elements that name its code. */
  code: Element;
}

/** The page of a document; undefined if it wasn't composed as a public page. */
export function pageOf(document: Document): Page | undefined {
  const [root, code] = ['root', 'code'].map((id) => document.getElementById(id));
  if (!root || !code) return undefined;
  return {
    head: [...document.head.querySelectorAll('title, meta, link[rel="canonical"], style')],
    prerendered: document.documentElement.dataset.prerendered,
    root,
    code,
  };
}

/** Shows a page instead of the current one, which is detached unchanged: with its input and open elements. */
export function showPage(shown: Page, next: Page): void {
  const coming = [...next.head];
  for (const element of shown.head) {
    const same = coming.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else coming.splice(same, 1);
  }
  document.head.append(...coming);
  document.documentElement.dataset.prerendered = next.prerendered;
  shown.root.replaceWith(next.root);
  shown.code.replaceWith(next.code);
}
