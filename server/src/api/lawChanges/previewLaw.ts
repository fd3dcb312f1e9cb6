import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { type IsoDate, isIsoDate } from 'shared/domain/dates/isoDate';
import { type LawPreview, lineAmounts, registerAmounts } from 'shared/domain/law/lawPreview';
import { lawSubject } from 'shared/domain/law/lawRow';
import { type LawTables, tablesOf } from 'shared/domain/law/lawTables';
import { type LawKind, lawKinds } from 'shared/domain/law/lawValues';
import type { Actor } from '../../core/actorOf';
import type { GrantedAccount } from '../../core/types';
import type { Db, Queries } from '../../db/tables';
import { differences } from '../law/differences';
import { readLaw, readLawRows } from '../law/readLaw';
import { paidMonths, replayPaid } from '../law/replayPaid';
import { openRegisters } from '../law/workOutOutdated';
import { createRecord, deleteRecord, updateRecord } from '../records/changes/changeRecord';
import { concernedBy } from './concernedBy';
import { differingFigures } from './figured';
import { followedLawRows } from './followedLawRows';

/** Rolls back a transaction that was only a preview, with its result. */
class Tried extends Error {
  constructor(
    readonly found: Omit<LawPreview, 'paid'>,
    readonly law: Readonly<Record<'before' | 'after', LawTables>>,
  ) {
    super('The change was tried and taken back.');
  }
}

/** The unpaid registers, with their lines. */
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
  if (id == null) return createRecord(tx, followedLawRows, row, actor);
  return row == null ? deleteRecord(tx, followedLawRows, id, actor) : updateRecord(tx, followedLawRows, id, row, actor);
};

/** The row's kind, and the first day the change affects; undefined for one that can't be stored. */
async function subjectOf(
  tx: Queries,
  { id, row }: { id?: string | null | undefined; row?: Readonly<Record<string, unknown>> | null | undefined },
): Promise<{ kind: LawKind; from: IsoDate } | undefined> {
  const stored = id == null ? undefined : (await readLawRows(tx)).find((each) => each.id === id);
  const kind = lawKinds.find((each) => each === (stored?.kind ?? row?.['kind']));
  const days = [stored?.from, row?.['from']].filter((day) => typeof day === 'string').sort();
  const [from] = days;
  return kind !== undefined && from !== undefined && days.every(isIsoDate) ? { kind, from } : undefined;
}

/** The rates as if a row took effect on an earlier day, replacing its predecessors. */
async function lawAsIf(tx: Queries, id: string, from: string): Promise<LawTables> {
  const rows = await readLawRows(tx);
  const own = rows.find((row) => row.id === id);
  if (!own) return tablesOf(rows);
  const others = rows.filter((row) => row.from < from || lawSubject(row) !== lawSubject(own));
  return tablesOf([...others, { ...own, from }]);
}

/**
 * The effect of a rate change on unpaid registers and on whatever else it decides, to the rupee: applied, compared, and rolled back; a change after the
 * last paid month is calculated for that month as if already in force. Throws the errors of storing it.
 */
export async function previewLaw(
  db: Db,
  change: { id?: string | null | undefined; row?: Readonly<Record<string, unknown>> | null | undefined },
  account: GrantedAccount,
  actor: Actor,
): Promise<LawPreview> {
  try {
    return await db.transaction().execute(async (tx): Promise<never> => {
      const before = await snapshot(tx);
      const last = (await paidMonths(tx)).at(-1) ?? null;
      const gone = change.row == null ? (await readLawRows(tx)).find(({ id }) => id === change.id) : undefined;
      const isPlanned = (row: { from: string } | undefined) =>
        row !== undefined && last !== null && row.from > lastDayOfMonth(last);
      const about = await subjectOf(tx, change);
      const read = async () => (about ? concernedBy(tx, { ...about, account }) : []);
      const stood = await read();
      const lawIs = gone && isPlanned(gone) ? await lawAsIf(tx, gone.id, `${last}-01`) : await readLaw(tx);
      const stored = await store(tx, change, actor);
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
      const row = gone ?? (stored || undefined);
      const asIf = isPlanned(row) ? last : null;
      const found = {
        asIf,
        concerned: differingFigures(stood, await read()),
        registers: registers.filter(({ changes, people }) => changes.length > 0 || people.length > 0),
        paidMonths: await paidMonths(tx, row?.from.slice(0, 7)),
      };
      const becomes = asIf && stored ? await lawAsIf(tx, stored.id, `${asIf}-01`) : await readLaw(tx);
      throw new Tried(found, { before: lawIs, after: becomes });
    });
  } catch (cause) {
    if (!(cause instanceof Tried)) throw cause;
    const { found, law } = cause;
    const months = found.asIf === null ? found.paidMonths : [found.asIf];
    return { ...found, paid: await replayPaid(db, months, law) };
  }
}
