import { useEffect, useMemo, useState } from 'react';
import type { Registry } from 'shared/contract';
import { partOf, registryFor } from 'shared/contract/releases/partFor';
import { configurePlatform, type Offered, offerContributions, useRights } from 'shared/platform';
import { ModuleContribution } from '../loader/ModuleContribution';
import { recordPageOf } from '../registry/recordPageOf';

/** Everything that the modules of a registry put into slots. */
const contributionsOf = ({ modules }: Registry): Offered[] =>
  Object.values(modules).flatMap(({ manifest: { name, team, contributions } }) =>
    Array.isArray(contributions) ? contributions.map((each) => ({ ...each, module: name, team })) : [],
  );

/** Says what is for the person; what is shown comes from `registry`, whose modules stay the same objects. */
function offer(mine: Registry, registry: Registry, may: (right: string) => boolean): void {
  configurePlatform({
    recordPage: (kind) => recordPageOf(mine, kind),
    opens: partOf(registry, { may, has: () => true }).opens,
  });
  offerContributions({
    list: contributionsOf(mine),
    render: (offered, props) => {
      const module = registry.modules[offered.module];
      const component = 'component' in offered ? offered.component : undefined;
      return module && component !== undefined ? (
        <ModuleContribution module={module} component={component} offered={offered} props={props} />
      ) : null;
    },
  });
}

/**
 * What of a registry is for the person, by the rights that are known of them: the server leaves the rest out of what it
 * answers, but not of the document, which it makes before it knows who asks. It is what slots and links go by, from
 * before
 * the first render on, and again with each change; `opened` changes when a release is put into the registry in place.
 */
export function useOwnRegistry(registry: Registry, opened: unknown): Registry {
  const may = useRights();
  const mine = useMemo(
    () => registryFor(registry, { may, has: () => true }),
    // oxlint-disable-next-line react/exhaustive-deps -- a preview changes the registry in place
    [registry, may, opened],
  );
  useState(() => offer(mine, registry, may));
  useEffect(() => offer(mine, registry, may), [mine, registry, may]);
  return mine;
}
