import type { Page } from '@playwright/test';
import { axeViolations } from '../../../scripts/replay/axeViolations';

/** axe's findings on the current page, one line a rule; empty when there are none. By default, by all its rules. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await axeViolations(page, rules);
  return violations.map(({ id, places }) => `${id}: ${places.map(({ html }) => html).join(' | ')}`);
}
