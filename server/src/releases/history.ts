import type { PromotionRow } from './tables';

/** Instead of a version: the module is taken out. */
export const NOTHING = '';

/**
 * What has been current of a module, the newest last, `NOTHING` when it is taken out; a rollback takes away what
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
