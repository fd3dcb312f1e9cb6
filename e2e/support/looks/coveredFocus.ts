import type { Page } from '@playwright/test';

/** Results of moving the focus through a page. */
interface FocusWalk {
  /** The number of elements that had the focus. */
  count: number;
  /** Focused elements that something else covered, one line each. */
  covered: string[];
}

/**
 * Distances from an edge to scroll elements to before focusing them, in px: below, inside and beyond what covers it.
 */
const DISTANCES = [0, 60, 120];

/**
 * Focuses every focusable element in the main part of a page, or in the open dialog or drawer, after scrolling it to or
 * near the lower edge, then the upper. The middle half of the focused element must be on top; a field is as large as
 * the box drawn around it.
 */
export function coveredFocus(page: Page): Promise<FocusWalk> {
  return page.evaluate((distances) => {
    const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const open = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility()).at(-1);
    const stops = [
      ...(open ?? document.querySelector('main') ?? document).querySelectorAll<HTMLElement>(focusable),
    ].filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
    );
    const drawnAs = (each: Element) =>
      each.closest('.ant-select, .ant-picker, .ant-input-number, .ant-segmented-item') ?? each.closest('label') ?? each;
    const scrolls = (each: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight;
    const page = document.documentElement;
    const scrollerOf = (each: Element | null): Element =>
      each === null || each === page ? page : scrolls(each) ? each : scrollerOf(each.parentElement);
    const bringTo = (each: Element, edge: 'top' | 'bottom', distance: number) => {
      const scroller = scrollerOf(each.parentElement);
      const port = scroller === page ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
      const place = edge === 'top' ? port.top + distance : port.bottom - distance;
      scroller.scrollBy({ top: each.getBoundingClientRect()[edge] - place, behavior: 'instant' });
    };
    const barOf = (each: Element | null): Element | null =>
      each && (['sticky', 'fixed'].includes(getComputedStyle(each).position) ? each : barOf(each.parentElement));
    const coverOf = (each: Element): Element | string | undefined => {
      const { left, top, width, height } = each.getBoundingClientRect();
      for (const y of [top + height / 4, top + height / 2, top + (3 * height) / 4]) {
        const above = document.elementFromPoint(left + width / 2, y);
        if (!above) return 'the edge';
        const bar = barOf(above);
        if (bar && !bar.contains(each)) return bar;
      }
      return undefined;
    };
    const covered = new Set<string>();
    let count = 0;
    for (const edge of ['bottom', 'top'] as const)
      for (const distance of distances)
        for (const each of stops) {
          const drawn = drawnAs(each);
          bringTo(drawn, edge, distance);
          each.focus();
          // An element that passes the focus on no longer has it.
          if (document.activeElement !== each) continue;
          count += 1;
          const cover = coverOf(drawn);
          if (cover === undefined) continue;
          const name = each.getAttribute('aria-label') || each.textContent || each.id;
          const by = typeof cover === 'string' ? cover : `${cover.tagName}.${cover.getAttribute('class')}`;
          covered.add(`${each.tagName} “${name.slice(0, 40)}”, ${distance} px from the ${edge}, lies under ${by}`);
        }
    return { count, covered: [...covered] };
  }, DISTANCES);
}
