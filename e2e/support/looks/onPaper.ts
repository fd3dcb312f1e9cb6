import type { Page } from '@playwright/test';

/** An A4 page within its margins of 14 mm, in px. */
const PAPER = { width: 688, height: 1017 };

/** A page's look on paper, where its content must stay within the margins. */
export interface OnPaper {
  /** Elements repeated on each sheet, over the text. */
  fixed: string[];
  /** Controls, which are useless on paper. */
  controls: string[];
  /** Texts that are unreadable on white. */
  pale: string[];
  /** How much of the content is beyond the right edge, in px. */
  cut: number;
  /** Whole sheets its height needs, with an allowance for keeping things together. */
  sheets: number;
}

/** Examines a page as printed by someone with a dark screen. `controls` are selectors of what paper must not show. */
export async function onPaper(page: Page, controls: string): Promise<OnPaper> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate((selectors) => {
    const visible = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    );
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const channel = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const isPale = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 1.05 / (0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b) + 0.05) < 3;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return {
      fixed: visible
        .filter(
          (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && !element.closest('thead'),
        )
        .map(nameOf),
      controls: visible.filter((element) => element.matches(selectors)).map(nameOf),
      pale: visible.filter((element) => hasText(element) && isPale(getComputedStyle(element).color)).map(nameOf),
      cut: document.documentElement.scrollWidth - innerWidth,
      height: document.documentElement.scrollHeight,
    };
  }, controls);
  return { ...found, sheets: Math.ceil((1.2 * found.height) / PAPER.height) };
}

/** How many sheets of A4 a page prints on. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
