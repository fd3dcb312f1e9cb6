import type { Check, CheckContext } from './check';
import { claimsAreFree } from './claimsAreFree';
import { pagesExist } from './pagesExist';
import { sharedDependenciesFit } from './sharedDependenciesFit';
import { shellApiFits } from './shellApiFits';

const checks: readonly Check[] = [shellApiFits, sharedDependenciesFit, pagesExist, claimsAreFree];

/** Every reason why a release can't run here; empty when it can. */
export const reasonsAgainst = (context: CheckContext): string[] => checks.flatMap((check) => check(context));
