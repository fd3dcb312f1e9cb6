import type { PromotionRow } from './tables';

/** Instead of a version: the module is taken out. */
export const NOTHING = '';

/**
 * The releases that were current, newest last, `NOTHING` when the module was taken out; a rollback removes the releases
 * it went back over, and another promotion the time without one.
 */
export function historyOf(promotions: Pick<PromotionRow, 'version' | 'kind'>[]): string[] {
  let stack: string[] = [];
  for (const { version, kind } of promotions) {
    const at = stack.lastIndexOf(version);
    if (kind === 'rollback' && at >= 0) stack = stack.slice(0, at + 1);
    else stack = [...stack.filter((known) => known !== version && known !== NOTHING), version];
  }
  return stack;
}
