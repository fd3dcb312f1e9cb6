import { createHash } from 'node:crypto';
import type { Rollout } from 'shared/contract/rollout';
import type { Queries } from '../../db/tables';
import type { RegistryState } from '../registryState';
import { type RolloutRow, releaseTables } from '../tables';
import { isInStage } from './isInStage';

/** A stage of a rollout. */
export type Stage = Pick<RolloutRow, 'rollout' | 'step'>;

/** What an account has for a voice at a stage: one, however many sessions it has and whatever they report. Names nobody. */
export const keyOf = ({ rollout, step }: Stage, account: string): string =>
  createHash('sha256').update(`${rollout}/${step}/${account}`).digest('hex').slice(0, 32);

/** Notes which releases the server gives an account of those that go out in stages, when it answers its registry. */
export async function noteGiven(db: Queries, { staged }: RegistryState, account: string): Promise<void> {
  const given = [...staged.values()].map(({ rollout }) => ({
    key: keyOf(rollout, account),
    rollout: Number(rollout.rollout),
    step: Number(rollout.step),
    version: isInStage(rollout, account) ? rollout.version : rollout.before,
    failed: 0,
  }));
  if (given.length === 0) return;
  await releaseTables(db)
    .insertInto('rollout_voices')
    .values(given)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Notes that a release failed an account; answers whether that is new, and the server had given it that release at this stage. */
export async function noteFailed(db: Queries, stage: Stage, account: string, version: string): Promise<boolean> {
  const { numUpdatedRows } = await releaseTables(db)
    .updateTable('rollout_voices')
    .set({ failed: 1 })
    .where('key', '=', keyOf(stage, account))
    .where('version', '=', version)
    .where('failed', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** How many people have the new release and the one before at a stage, and how many each failed. */
export async function countsAt(
  db: Queries,
  { rollout, step, version, before }: Stage & Pick<RolloutRow, 'version' | 'before'>,
): Promise<Rollout['counts']> {
  const rows = await releaseTables(db)
    .selectFrom('rollout_voices')
    .select(({ fn }) => ['version', fn.countAll<number>().as('given'), fn.sum<number>('failed').as('failed')])
    .where('rollout', '=', Number(rollout))
    .where('step', '=', Number(step))
    .groupBy('version')
    .execute();
  const of = (wanted: string) => {
    const row = rows.find((each) => each.version === wanted);
    return { given: Number(row?.given ?? 0), failed: Number(row?.failed ?? 0) };
  };
  return { new: of(version), before: of(before) };
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

/** Forgets who was given what by rollouts that nobody changed since `before`. */
export async function clearVoices(db: Queries, before: string): Promise<void> {
  const tables = releaseTables(db);
  const old = tables
    .selectFrom('rollout_changes')
    .select('rollout')
    .groupBy('rollout')
    .having(({ fn }) => fn.max('at'), '<', before);
  for (const table of ['rollout_voices', 'rollout_measures'] as const)
    await tables.deleteFrom(table).where('rollout', 'in', old).execute();
}
