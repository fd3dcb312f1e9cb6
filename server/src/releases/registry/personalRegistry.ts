import type { Contribution, Registry } from 'shared/contract';
import { type Beholder, partOf, registryFor } from 'shared/contract/releases/partFor';
import { covers } from 'shared/domain/accounts/right';
import { flagKey } from 'shared/domain/console/flag';
import { rightsOf, type ServedRoutes } from '../../api/auth/grants';
import type { GrantedAccount } from '../../core/types';
import { contributionsOf } from '../../moduleData/contributionsOf';
import { isOnFor } from '../flags/flags';
import { isInStage } from '../stages/isInStage';
import type { RegistryState } from './registryState';

/** An account, by its rights among those in use now, and its flags. */
function beholderOf(served: ServedRoutes, { flags }: RegistryState, account: GrantedAccount): Beholder {
  const rights = rightsOf(served, account);
  return {
    may: (right) => covers(rights, right),
    has: (module, flag) => isOnFor(flags.get(flagKey(module, flag)), account),
  };
}

/** The registry as an account gets it: its part, with the releases that go out in stages and have reached it. */
export function personalRegistry(served: ServedRoutes, state: RegistryState, account: GrantedAccount): Registry {
  const modules = { ...state.whole.modules };
  for (const [name, { rollout, first, module }] of state.staged)
    if (isInStage(rollout, account.id, first)) modules[name] = module;
  const { inStages } = state.registry;
  const own = registryFor({ ...state.whole, modules }, beholderOf(served, state, account));
  return { ...own, forSome: true, ...(inStages && { inStages }) };
}

/** The current releases' contributions for an account, those for the server too. */
export function offerTo(served: ServedRoutes, state: RegistryState, account: GrantedAccount): Contribution[] {
  const part = partOf(state.whole, beholderOf(served, state, account));
  return state.current.flatMap((release) => part.contributions(release.manifest.name, contributionsOf(release)));
}
