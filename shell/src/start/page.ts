/** What of a document belongs to the page that it shows. */
export interface Page {
  /** Of its head. */
  head: Element[];
  prerendered: string | undefined;
  /** Its markup. */
  root: Element;
  /** What it says of its code. */
  code: Element;
}

/** The page of a document; undefined in one that was not composed as a public page. */
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

/** Puts a page instead of the one that is shown, which is taken out as it is: with what was typed and opened. */
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
