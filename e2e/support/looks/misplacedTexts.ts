import type { Page } from '@playwright/test';

/**
 * Texts in a part of a page that overlap another, overflow their element or break within a word, one line each. Empty
 * when there are none, or when the page lacks that part.
 */
export function misplacedTexts(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluateAll((roots) => {
    const found: string[] = [];
    const rectsOf = (node: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()];
    };
    const lines: { text: string; rect: DOMRect }[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (const { 0: word, index } of node.data.matchAll(/[^\s@/-]+/g))
          if (rectsOf(node, index, index + word.length).length > 1) found.push(`“${word}” is broken`);
        for (const rect of rectsOf(node, 0, node.length)) {
          const box = node.parentElement?.getBoundingClientRect();
          if (box && rect.right > box.right + 1) found.push(`“${node.data}” stands out`);
          const below = lines.find(
            (line) =>
              rect.left < line.rect.right - 1 &&
              rect.right > line.rect.left + 1 &&
              rect.top < line.rect.bottom - 4 &&
              rect.bottom > line.rect.top + 4,
          );
          if (below) found.push(`“${node.data}” lies over “${below.text}”`);
          lines.push({ text: node.data, rect });
        }
      }
    }
    return found;
  });
}
