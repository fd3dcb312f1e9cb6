import type { Check, CheckContext } from './check';
import { claimsAreFree } from './claimsAreFree';
import { conditionsFit } from './conditionsFit';
import { contributionsFit } from './contributionsFit';
import { pagesExist } from './pagesExist';
import { resourcesFit } from './resourcesFit';
import { sharedDependenciesFit } from './sharedDependenciesFit';
import { shellApiFits } from './shellApiFits';
import { usesFit } from './usesFit';

/** What a release takes of the shell and the API is there. */
const contract: readonly Check[] = [shellApiFits, sharedDependenciesFit, usesFit];

const checks: readonly Check[] = [
  ...contract,
  pagesExist,
  claimsAreFree,
  contributionsFit,
  conditionsFit,
  resourcesFit,
];

/** Every reason why a release can't run here; empty when it can. */
export const reasonsAgainst = (context: CheckContext): string[] => checks.flatMap((check) => check(context));

/** Every reason why a release that was checked before does not fit this shell and API; empty when it does. */
export const misfitsOfRelease = (context: CheckContext): string[] => contract.flatMap((check) => check(context));
