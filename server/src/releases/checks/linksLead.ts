import type { ModuleManifest } from 'shared/contract';
import { type Claim, claimOn, shellClaims } from 'shared/contract/claims';
import { routesOf } from 'shared/contract/routesAreFree';
import type { Check } from './check';

/** A module's page addresses, without those that are only reserved. */
const pagesOf = (manifest: ModuleManifest): Claim[] => routesOf({ ...manifest, prefixes: [] });

/** A page to which another module's code links doesn't go with a release: that module goes first, or the path stays. */
export const linksLead: Check = ({ release, former, others }) => {
  if (!former) return [];
  const had = pagesOf(former.manifest);
  const has = [...shellClaims, ...[release, ...others].flatMap(({ manifest }) => pagesOf(manifest))];
  return others.flatMap(({ manifest: { name, team }, uses }) =>
    (uses?.links ?? [])
      .filter((link) => claimOn(had, link) && !claimOn(has, link))
      .map((link) => `${name} (${team}) links to ${link} in ${uses?.places[link]}, where no page would be any more.`),
  );
};
