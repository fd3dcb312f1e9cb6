import { canBeRead } from './canBeRead';
import type { Check, CheckContext } from './check';
import { claimsAreFree } from './claimsAreFree';
import { conditionsFit } from './conditionsFit';
import { contributionsFit } from './contributionsFit';
import { linksLead } from './linksLead';
import { pagesExist } from './pagesExist';
import { resourcesFit } from './resourcesFit';
import { sharedDependenciesFit } from './sharedDependenciesFit';
import { shellApiFits } from './shellApiFits';
import { usesFit } from './usesFit';

const checks: readonly Check[] = [
  shellApiFits,
  sharedDependenciesFit,
  usesFit,
  pagesExist,
  claimsAreFree,
  linksLead,
  contributionsFit,
  conditionsFit,
  resourcesFit,
];

/** Every reason why a release can't run here; empty when it can. */
export const reasonsAgainst = (context: CheckContext): string[] => checks.flatMap((check) => check(context));

/** Every reason why a release that was stored before, maybe by another version of the server, can't run here; empty when it can. */
export function misfitsOfRelease(context: CheckContext): string[] {
  const unread = canBeRead(context);
  return unread.length > 0 ? unread : reasonsAgainst(context);
}
