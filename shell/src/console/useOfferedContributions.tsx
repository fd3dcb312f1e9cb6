import { useEffect, useState } from 'react';
import type { Registry } from 'shared/contract';
import { type Offered, offerContributions } from 'shared/platform';
import { ModuleContribution } from '../loader/ModuleContribution';

/** Everything that the modules of a registry put into slots. */
const contributionsOf = ({ modules }: Registry): Offered[] =>
  Object.values(modules).flatMap(({ manifest: { name, team, contributions } }) =>
    Array.isArray(contributions) ? contributions.map((each) => ({ ...each, module: name, team })) : [],
  );

function offer(registry: Registry): void {
  offerContributions({
    list: contributionsOf(registry),
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
 * Offers what modules contribute to whoever has a slot, from before the first render on, and anew with each change of
 * the registry; `previewed` changes when a release is put into it in place.
 */
export function useOfferedContributions(registry: Registry, previewed: unknown): void {
  useState(() => offer(registry));
  useEffect(() => offer(registry), [registry, previewed]);
}
