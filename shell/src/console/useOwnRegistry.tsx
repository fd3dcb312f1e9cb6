import { useEffect, useMemo, useState } from 'react';
import type { Registry } from 'shared/contract';
import { partOf, registryFor } from 'shared/contract/releases/partFor';
import { configurePlatform, type Offered, offerContributions, useRights } from 'shared/platform';
import { ModuleContribution } from '../loader/ModuleContribution';
import { recordPageOf } from '../registry/recordPageOf';

/** All slot contributions of a registry's modules. */
const contributionsOf = ({ modules }: Registry): Offered[] =>
  Object.values(modules).flatMap(({ manifest: { name, team, contributions } }) =>
    Array.isArray(contributions) ? contributions.map((each) => ({ ...each, module: name, team })) : [],
  );

/** Filters by the account; results keep the identity of `registry`'s module objects. */
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
 * The part of a registry that the account may see, by its known rights: the server filters its responses, but not the
 * document, which it composes before it knows the account. Slots and links use it from the first render on and after
 * each change; `opened` changes when a release is put into the registry in place.
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
