import { createHash } from 'node:crypto';
import type { FaultReport } from 'shared/contract/releases/fault';
import type { ModuleReport } from 'shared/contract/releases/registry';
import { cleanPath } from 'shared/contract/surface/withoutPersonal';
import type { Queries } from '../../db/tables';
import { type RolloutRow, releaseTables } from '../tables';
import { keyOf } from './voices';

/** How many different people a release may not fail in what the one before does without failing, however large its share is. */
export const TOO_MANY = 5;

const hashOf = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 32);

const thrownKinds = ['error', 'promise', 'render'] as const;
const ofConnection = ['network', 'timeout'] as const;
const isIn = (word: string, words: readonly string[]) => words.includes(word);

/** The route where a fault occurred. Undefined for one that may be the server's or the connection's. */
export const placeOfFault = ({ kind, route }: Pick<FaultReport, 'kind' | 'route'>): string | undefined =>
  isIn(kind, thrownKinds) ? `route ${cleanPath(route)}` : undefined;

/** The page where a load or render failed. Undefined for one that may be the connection's. */
export const placeOfReport = ({ page, reason }: Pick<ModuleReport, 'page' | 'reason'>): string | undefined =>
  isIn(reason, ofConnection) ? undefined : `page ${page}`;

/** Notes in what a release failed an account that the server had given it; visitors, who may all be one, are passed over. */
export async function noteFailure(
  db: Queries,
  rollout: RolloutRow,
  { account, version, place }: { account: string; version: string; place: string },
): Promise<void> {
  const tables = releaseTables(db);
  const given = await tables
    .selectFrom('rollout_voices')
    .select('key')
    .where('key', '=', keyOf(rollout, account))
    .where('version', '=', version)
    .where('isVisitor', '=', 0)
    .executeTakeFirst();
  if (!given) return;
  const id = Number(rollout.rollout);
  const who = hashOf(id, account);
  await tables
    .insertInto('rollout_failures')
    .values({ key: hashOf(who, version, place), rollout: id, who, version, place })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Where the previous release has failed signed-in people: in this rollout, or in the 30 days that faults and reports
 * are kept.
 */
async function knownPlaces(db: Queries, { rollout, module, before }: RolloutRow): Promise<Set<string>> {
  const tables = releaseTables(db);
  const [now, faults, reports] = await Promise.all([
    tables
      .selectFrom('rollout_failures')
      .select('place')
      .where('rollout', '=', Number(rollout))
      .where('version', '=', before)
      .execute(),
    tables
      .selectFrom('faults')
      .innerJoin('fault_releases', 'fault_releases.fault', 'faults.id')
      .select(['faults.kind', 'faults.route'])
      .where('faults.module', '=', module)
      .where('fault_releases.version', '=', before)
      .where('fault_releases.sessions', '>', 0)
      .execute(),
    tables
      .selectFrom('module_reports')
      .select(['page', 'reason'])
      .where('module', '=', module)
      .where('version', '=', before)
      .where('isSignedIn', '=', 1)
      .execute(),
  ]);
  const places = [...now.map(({ place }) => place), ...faults.map(placeOfFault), ...reports.map(placeOfReport)];
  return new Set(places.filter((place) => place !== undefined));
}

/** How many different people the release of a rollout has failed, at all its stages, in what the one before does without failing. */
export async function newlyFailed(db: Queries, rollout: RolloutRow): Promise<number> {
  const failed = await releaseTables(db)
    .selectFrom('rollout_failures')
    .select(['who', 'place'])
    .where('rollout', '=', Number(rollout.rollout))
    .where('version', '=', rollout.version)
    .execute();
  if (new Set(failed.map(({ who }) => who)).size < TOO_MANY) return 0;
  const known = await knownPlaces(db, rollout);
  return new Set(failed.filter(({ place }) => !known.has(place)).map(({ who }) => who)).size;
}
