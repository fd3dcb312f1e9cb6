import type { PromotionRow } from './tables';

/** What has been current of a module, the newest last; a rollback takes away what it went back over. */
export function historyOf(promotions: Pick<PromotionRow, 'version' | 'kind'>[]): string[] {
  let stack: string[] = [];
  for (const { version, kind } of promotions) {
    const at = stack.lastIndexOf(version);
    if (kind === 'rollback' && at >= 0) stack = stack.slice(0, at + 1);
    else stack = [...stack.filter((known) => known !== version), version];
  }
  return stack;
}
