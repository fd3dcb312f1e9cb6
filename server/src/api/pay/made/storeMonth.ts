import { setImmediate } from 'node:timers/promises';
import { formatMonth } from 'shared/domain/dates/dates';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import { insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import type { Db, Queries, Row } from '../../../db/tables';
import { type Changes, differences, writeAudit, writeAudits } from '../../records/changes/audit';
import { createRecord } from '../../records/changes/changeRecord';
import { encode } from '../../records/rows';
import { addUpRegister } from '../wages/addUpRegister';
import { lockOpenRegister } from '../wages/lockRegister';
import { wageLineRecords, wageLinesBy } from '../wages/wageLines';
import { madeRegisters } from '../wages/wages';
import { workOutLater } from '../wages/workOutLater';
import type { ForMonth } from './readForMonth';
import type { MadeMonth } from './workOutMonth';

/** How many rows are written at once; other work gets its turn in between. */
const TOGETHER = 100;

const changedMeanwhile = (month: string) =>
  conflict(
    'refused',
    `Somebody else changed the wages of ${formatMonth(month)} at the same time. Look at them, then make them again.`,
  );

/** Writes the future rows a hundred at a time, each hundred separately. */
async function stage<T>(db: Db, table: string, items: readonly T[], rowOf: (item: T) => Row): Promise<void> {
  for (let next = 0; next < items.length; next += TOGETHER) {
    await insertRows(db, table, items.slice(next, next + TOGETHER).map(rowOf));
    await setImmediate();
  }
}

/** Deletes the lines to be remade. Throws 409 when they are not those that were read. */
async function takeAway(tx: Queries, from: ForMonth, employeeIds: ReadonlySet<string>, actor: Actor): Promise<void> {
  const { register, lines, month } = from;
  if (!register) return;
  const gone = [...lines.values()].filter((line) => line.fromAttendance || employeeIds.has(line.employeeId));
  const taken = await tx
    .updateTable('wage_lines')
    .set(({ eb }) => ({ deletedAt: new Date().toISOString(), version: eb('version', '+', 1) }))
    .where('wageId', '=', register.id)
    .where('employeeId', '<>', '')
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('fromAttendance', '=', 1),
        eb('employeeId', 'in', ['', ...gone.map(({ employeeId }) => employeeId), ...employeeIds]),
      ]),
    )
    .returning(['id', 'version'])
    .execute();
  const versions = new Map(taken.map(({ id, version }) => [id, version - 1]));
  if (taken.length !== gone.length || gone.some(({ id, version }) => versions.get(id) !== version))
    throw changedMeanwhile(month);
  await writeAudits(
    tx,
    'wage_lines',
    'delete',
    gone.map(({ id }) => ({ recordId: id, changes: {} })),
    actor,
  );
}

/** The register for the lines, locked; a new one if there was none. Throws 409 when it changed since it was read. */
async function holdRegister(tx: Queries, { month, register, isSample }: ForMonth, made: MadeMonth, actor: Actor) {
  const at = new Date().toISOString();
  if (!register) {
    await holdTable(tx, 'wages');
    const found = await tx.selectFrom('live_wages').select('isSample').where('month', '=', month).executeTakeFirst();
    if (found && (isSample || found.isSample === 0)) throw changedMeanwhile(month);
    const input = { month, employees: made.answer.people, totalPaise: Math.max(0, made.answer.grossPaise) };
    return (await createRecord(tx, madeRegisters, input, actor, { isSample, madeAt: at })).id;
  }
  await lockOpenRegister(tx, register.id);
  const { numUpdatedRows } = await tx
    .updateTable('wages')
    .set({ madeAt: at, version: register.version + 1, updatedAt: at })
    .where('id', '=', register.id)
    .where('version', '=', register.version)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) throw changedMeanwhile(month);
  await writeAudit(tx, 'wages', register.id, 'update', { madeAt: [null, at] }, actor);
  return register.id;
}

/**
 * Stores a month's calculated wages, all or none. It first writes the rows hidden, in many small steps that let other
 * work in, then makes them the register's in one step. Returns the register's id. Throws 409 when the register or a
 * line changed since it was read.
 */
export async function storeMonth(db: Db, from: ForMonth, made: MadeMonth, actor: Actor): Promise<string> {
  const run = `run-${newId()}`;
  const at = new Date().toISOString();
  const lines = made.lines.map((line) => ({ id: newId(), line }));
  const names = Object.keys(wageLineRecords.columns).filter((name) => name !== 'wageId');
  const added: { recordId: string; changes: Changes }[] = [];
  await stage(db, 'wage_lines', lines, ({ id, line }) => {
    added.push({ recordId: id, changes: differences(names, {}, { ...line }) });
    return {
      id,
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: at,
      ...encode(wageLineRecords, { ...line, wageId: run }),
    };
  });
  await stage(db, 'wage_parts', made.parts, ({ counts, contributions, ...part }) => ({
    id: newId(),
    wageId: run,
    ...part,
    counts: JSON.stringify(counts),
    contributions: contributions && JSON.stringify(contributions),
  }));
  const employeeIds = new Set(made.lines.map(({ employeeId }) => employeeId));
  const { law, month } = from;
  try {
    return await db.transaction().execute(async (tx) => {
      await takeAway(tx, from, employeeIds, actor);
      const wageId = await holdRegister(tx, from, made, actor);
      await tx.deleteFrom('wage_parts').where('wageId', '=', wageId).execute();
      await tx.updateTable('wage_parts').set({ wageId }).where('wageId', '=', run).execute();
      await tx.updateTable('wage_lines').set({ wageId, deletedAt: null }).where('wageId', '=', run).execute();
      for (const { changes } of added) changes.wageId = [null, wageId];
      await writeAudits(tx, 'wage_lines', 'create', added, actor);
      await addUpRegister(tx, wageId, law);
      await workOutLater(tx, { employeeIds: [...employeeIds], month }, { lines: wageLinesBy(law), law, actor });
      return wageId;
    });
  } catch (cause) {
    await db.deleteFrom('wage_lines').where('wageId', '=', run).execute();
    await db.deleteFrom('wage_parts').where('wageId', '=', run).execute();
    throw cause;
  }
}
