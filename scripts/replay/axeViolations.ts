import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** An axe rule that a page breaks. */
export interface Violation {
  id: string;
  help: string;
  impact: string;
  /** Each place, by its selector and the beginning of its markup. */
  places: { selector: string; html: string }[];
}

/** axe's findings on the page as it is, by all rules or the given ones. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly: [...runOnly] }),
    });
    return violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact: impact ?? '',
      places: nodes.map(({ target, html }) => ({ selector: target.flat().join(' '), html: html.slice(0, 160) })),
    }));
  }, rules);
}
