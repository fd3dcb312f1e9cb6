import { createHash } from 'node:crypto';
import type { Rollout } from 'shared/contract/releases/rollout';
import type { Queries } from '../../db/tables';
import type { RegistryState } from '../registry/registryState';
import { type ReleaseTables, type RolloutRow, releaseTables } from '../tables';
import { isInStage } from './isInStage';
import { mostStrangers } from './mostStrangers';

/** A stage of a rollout. */
export type Stage = Pick<RolloutRow, 'rollout' | 'step'>;

/** A person's key at a stage: one, however many sessions an account has and whatever they report. Names nobody. */
export const keyOf = ({ rollout, step }: Stage, who: string): string =>
  createHash('sha256').update(`${rollout}/${step}/${who}`).digest('hex').slice(0, 32);

/** Notes which releases the server gives an account of those that go out in stages, when it answers its registry. They count once it has opened a page of one. */
export async function noteGiven(db: Queries, { staged }: RegistryState, account: string): Promise<void> {
  const given = [...staged.values()].map(({ rollout, first }) => ({
    key: keyOf(rollout, account),
    rollout: Number(rollout.rollout),
    step: Number(rollout.step),
    version: isInStage(rollout, account, first) ? rollout.version : rollout.before,
    opened: 0,
    failed: 0,
    isVisitor: 0,
  }));
  if (given.length > 0) await addVoices(db, given);
}

/** Notes who was given a release; people with a voice at the stage keep it. */
export async function addVoices(db: Queries, given: ReleaseTables['rollout_voices'][]): Promise<void> {
  await releaseTables(db)
    .insertInto('rollout_voices')
    .values(given)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Notes that somebody opened a page of a release that the server had given them at this stage. */
export async function noteOpened(db: Queries, stage: Stage, who: string, version: string): Promise<void> {
  await releaseTables(db)
    .updateTable('rollout_voices')
    .set({ opened: 1 })
    .where('key', '=', keyOf(stage, who))
    .where('version', '=', version)
    .where('opened', '=', 0)
    .execute();
}

/** Notes that a release failed somebody; answers whether that is new, and the server had given them that release at this stage. */
export async function noteFailed(db: Queries, stage: Stage, who: string, version: string): Promise<boolean> {
  const { numUpdatedRows } = await releaseTables(db)
    .updateTable('rollout_voices')
    .set({ opened: 1, failed: 1 })
    .where('key', '=', keyOf(stage, who))
    .where('version', '=', version)
    .where('failed', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** The people counted at a stage. */
interface Counted {
  /** How many people opened a page of the new release and of the one before, and how many each failed. */
  counts: Rollout['counts'];
  /** The same for judging a rollout: without as many failed visitors as may be made up. */
  judged: Rollout['counts'];
}

/** The people counted at a stage of a rollout. */
export async function countsAt(
  db: Queries,
  { rollout, step, version, before, stages }: Stage & Pick<RolloutRow, 'version' | 'before' | 'stages'>,
): Promise<Counted> {
  const rows = await releaseTables(db)
    .selectFrom('rollout_voices')
    .select(({ fn }) => [
      ...(['version', 'isVisitor'] as const),
      ...[fn.countAll<number>().as('given'), fn.sum<number>('failed').as('failed')],
    ])
    .where('rollout', '=', Number(rollout))
    .where('step', '=', Number(step))
    .where('opened', '=', 1)
    .groupBy(['version', 'isVisitor'])
    .execute();
  const of = (wanted: string) =>
    rows
      .filter((row) => row.version === wanted)
      .reduce((all, row) => ({ given: all.given + Number(row.given), failed: all.failed + Number(row.failed) }), {
        given: 0,
        failed: 0,
      });
  const counts = { new: of(version), before: of(before) };
  const visitors = rows.find((row) => row.version === version && Number(row.isVisitor) === 1);
  const percent = (JSON.parse(stages) as number[])[step] ?? 0;
  const doubted = Math.min(Number(visitors?.failed ?? 0), mostStrangers(percent));
  const { given, failed } = counts.new;
  return { counts, judged: { ...counts, new: { given: given - doubted, failed: failed - doubted } } };
}

/** Whether the server gave an account a release at some stage of a rollout. */
export async function wasStagedFor(db: Queries, account: string, module: string, version: string): Promise<boolean> {
  const stages = await releaseTables(db)
    .selectFrom('rollout_changes')
    .select(['rollout', 'step'])
    .distinct()
    .where('module', '=', module)
    .where('version', '=', version)
    .execute();
  if (stages.length === 0) return false;
  const voice = await releaseTables(db)
    .selectFrom('rollout_voices')
    .select('key')
    .where(
      'key',
      'in',
      stages.map((stage) => keyOf(stage, account)),
    )
    .where('version', '=', version)
    .executeTakeFirst();
  return voice !== undefined;
}

/** Forgets who was given what by rollouts that nobody changed since `before`, and what addresses were given before it. */
export async function clearVoices(db: Queries, before: string): Promise<void> {
  const tables = releaseTables(db);
  const old = tables
    .selectFrom('rollout_changes')
    .select('rollout')
    .groupBy('rollout')
    .having(({ fn }) => fn.max('at'), '<', before);
  for (const table of ['rollout_voices', 'rollout_measures', 'rollout_failures'] as const)
    await tables.deleteFrom(table).where('rollout', 'in', old).execute();
  await tables.deleteFrom('visitor_draws').where('at', '<', before).execute();
}
