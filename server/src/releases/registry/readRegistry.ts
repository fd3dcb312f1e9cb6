import { CONTRACT_VERSION, type Registry, type Release } from 'shared/contract';
import type { Db } from '../../db/tables';
import { openRegistry, readFlags } from '../flags/flags';
import { historyOf, NOTHING } from '../history';
import type { ReleaseJudge } from '../ReleaseJudge';
import { groupByModule, isRelease, nameOf, pairs, type StoredReleases } from '../StoredReleases';
import { firstOf } from '../stages/isInStage';
import { rolloutChanges } from '../stages/rolloutLog';
import { isUnderWay } from '../stages/rolloutOf';
import { type PromotionRow, type RolloutRow, releaseTables } from '../tables';
import type { LeftOut, RegistryState, Staged } from './registryState';
import { toRegistryModule } from './toRegistryRelease';

interface Sources {
  db: Db;
  stored: StoredReleases;
  judge: ReleaseJudge;
}

/** A module's current release and the former ones, in the order in which they replace it. */
interface ModuleVersions {
  module: string;
  current: string;
  earlier: string[];
}

/**
 * The current releases of all modules, as the page gets them; without those that can't be served. A few queries,
 * however many modules there are.
 */
export async function readRegistry({ db, stored, judge }: Sources): Promise<RegistryState> {
  const promotions = await stored.promotions();
  const { flags, revision: flagged } = await readFlags(db);
  const changes = await rolloutChanges(db);
  const revision = Number(promotions.at(-1)?.revision ?? 0) + flagged + Number(changes.at(-1)?.revision ?? 0);
  const rollouts = new Map(changes.map((change) => [change.module, change]));
  const modules = await modulesOf(db, promotions);
  const known = await stored.find(
    modules.flatMap(({ module, current, earlier: [last] }) =>
      pairs(module, current, last, rollouts.get(module)?.version),
    ),
  );
  const readable = modules.flatMap(({ module, current }) => known.get(nameOf(module, current)) ?? []).filter(isRelease);
  const whole: Registry = { contract: CONTRACT_VERSION, revision, modules: {} };
  const current: Release[] = [];
  const leftOut: LeftOut[] = [];
  const staged = new Map<string, Staged>();
  for (const { module, current: version, earlier } of modules)
    try {
      const release = await judge.servable(module, version, known);
      const others = readable.filter(({ manifest }) => manifest.name !== module);
      const previous = await judge.fallback(module, earlier, { known, others });
      current.push(release);
      whole.modules[module] = toRegistryModule(release, previous);
      const rollout = rollouts.get(module);
      const next =
        rollout && isUnderWay(rollout) && (await judge.fallback(module, [rollout.version], { known, others }));
      if (next)
        staged.set(module, {
          rollout,
          release: next,
          module: toRegistryModule(next, release),
          first: firstOf(Number(rollout.rollout), await accountsBefore(db, beginOf(rollout, changes))),
        });
    } catch (error) {
      leftOut.push({ module, version, reason: error instanceof Error ? error.message : String(error) });
    }
  const open = openRegistry(whole, flags);
  const registry: Registry = staged.size > 0 ? { ...open, forSome: true, inStages: true } : open;
  return { registry, whole, flags, staged, current, leftOut };
}

/** When a rollout began. */
const beginOf = ({ rollout, at }: RolloutRow, changes: readonly RolloutRow[]): string =>
  changes.find((change) => change.rollout === rollout)?.at ?? at;

/** The accounts that there were at a time, apart from those that are deleted since. */
async function accountsBefore(db: Db, at: string): Promise<string[]> {
  const accounts = db.selectFrom('live_accounts').select('id').where('createdAt', '<=', at);
  return (await accounts.execute()).map(({ id }) => id);
}

/**
 * The modules that are not taken out: each one's current release, and the former ones, the last that worked first.
 * Those whose own code failed in browsers of signed-in people are last; files that did not arrive say nothing about a
 * release, and neither does a report that anybody could make up.
 */
async function modulesOf(db: Db, promotions: PromotionRow[]): Promise<ModuleVersions[]> {
  const reports = await releaseTables(db)
    .selectFrom('module_reports')
    .select(['module', 'version'])
    .distinct()
    .where('reason', 'in', ['contract', 'shared', 'threw'])
    .where('isSignedIn', '=', 1)
    .execute();
  const failed = new Set(reports.map(({ module, version }) => nameOf(module, version)));
  return [...groupByModule(promotions)].flatMap(([module, rows]) => {
    const history = historyOf(rows);
    const current = history.at(-1) ?? NOTHING;
    if (current === NOTHING) return [];
    const before = history
      .slice(0, -1)
      .reverse()
      .filter((version) => version !== NOTHING);
    const hasFailed = (version: string) => failed.has(nameOf(module, version));
    return [{ module, current, earlier: [...before.filter((v) => !hasFailed(v)), ...before.filter(hasFailed)] }];
  });
}
