import type { Page } from '@playwright/test';

/**
 * Clickable elements of a page smaller than 24 by 24 px (WCAG 2.2, 2.5.8), one line each. A link within a sentence may
 * be as high as its line; a control is as large as the box drawn around it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], .ant-picker-clear, .ant-select-clear';
    const targetOf = (element: Element): Element => {
      const control =
        element.closest('.ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, .ant-tabs-tab') ??
        element;
      if (control !== element && !element.matches('.ant-picker-clear, .ant-select-clear')) return control;
      return (
        (element instanceof HTMLInputElement &&
          ['checkbox', 'radio', 'file'].includes(element.type) &&
          element.closest('label')) ||
        element
      );
    };
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    return [...document.querySelectorAll(pressable)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden=true]') &&
          !isInSentence(element),
      )
      .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 23.5 || box.height < 23.5))
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} “${(element.textContent || element.getAttribute('aria-label') || '').slice(0, 40)}”: ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });
}
