import { type LawPreview, lineAmounts, registerAmounts } from 'shared/domain/law/lawPreview';
import type { LawTables } from 'shared/domain/law/lawTables';
import type { Actor } from '../../core/actorOf';
import type { Db, Queries } from '../../db/tables';
import { createRecord, deleteRecord, updateRecord } from '../records/changes/changeRecord';
import { differences } from './differences';
import { lawRows } from './lawRows';
import { readLaw } from './readLaw';
import { paidMonths, replayPaid } from './replayPaid';
import { openRegisters } from './workOutOutdated';

/** Ends a transaction whose changes are not to stay, with what it found. */
class Tried extends Error {
  constructor(
    readonly found: Omit<LawPreview, 'paid'>,
    readonly law: LawTables,
  ) {
    super('The change was tried and taken back.');
  }
}

/** The registers that are not paid, with their lines. */
async function snapshot(db: Queries) {
  const registers = await openRegisters(db);
  const ids = registers.map(({ id }) => id);
  const lines = ids.length
    ? await db
        .selectFrom('live_wage_lines')
        .select(['id', 'wageId', 'name', ...lineAmounts])
        .where('wageId', 'in', ids)
        .orderBy('name')
        .orderBy('id')
        .execute()
    : [];
  return { registers, lines };
}

const store = (
  tx: Queries,
  { id, row }: { id?: string | null | undefined; row?: object | null | undefined },
  actor: Actor,
) => {
  if (id == null) return createRecord(tx, lawRows, row, actor);
  return row == null ? deleteRecord(tx, lawRows, id, actor) : updateRecord(tx, lawRows, id, row, actor);
};

/**
 * What a change of the law does to the registers that are not paid, to the rupee: it is made, compared, and taken back.
 * Throws what storing it would throw.
 */
export async function previewLaw(
  db: Db,
  change: { id?: string | null | undefined; row?: object | null | undefined },
  actor: Actor,
): Promise<LawPreview> {
  const lawBefore = await readLaw(db);
  try {
    return await db.transaction().execute(async (tx): Promise<never> => {
      const before = await snapshot(tx);
      await store(tx, change, actor);
      const after = await snapshot(tx);
      const lineBefore = new Map(before.lines.map((line) => [line.id, line]));
      const registerBefore = new Map(before.registers.map((register) => [register.id, register]));
      const registers = after.registers.map((register) => ({
        id: register.id,
        month: register.month,
        changes: differences(registerAmounts, registerBefore.get(register.id) ?? register, register),
        people: after.lines
          .filter((line) => line.wageId === register.id)
          .map((line) => ({
            id: line.id,
            name: line.name,
            changes: differences(lineAmounts, lineBefore.get(line.id) ?? line, line),
          }))
          .filter(({ changes }) => changes.length > 0),
      }));
      const found = {
        registers: registers.filter(({ changes, people }) => changes.length > 0 || people.length > 0),
        paidMonths: await paidMonths(tx, change.row && 'from' in change.row ? String(change.row.from).slice(0, 7) : ''),
      };
      throw new Tried(found, await readLaw(tx));
    });
  } catch (cause) {
    if (!(cause instanceof Tried)) throw cause;
    const { found, law } = cause;
    return { ...found, paid: await replayPaid(db, found.paidMonths, { before: lawBefore, after: law }) };
  }
}
