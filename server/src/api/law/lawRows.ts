import { addDays, formatDate, formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import {
  type LawRow,
  type LawRowInput,
  lawRowInput,
  lawRowName,
  lawRowRecord,
  lawSubject,
  lawSubjectName,
} from 'shared/domain/law/lawRow';
import { kindsBesideWages, kindsByState, lawKindNames } from 'shared/domain/law/lawValues';
import { stateName } from 'shared/domain/records/states';
import { badInput } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { followSupplierTax } from '../../money/books/followSupplierTax';
import { defineResource } from '../records/defineResource';
import type { Change } from '../records/definition';
import { csvFields } from '../records/lists/csvCells';
import { readLawRows } from './readLaw';
import { workOutOutdated } from './workOutOutdated';

type Stored = Omit<LawRow, 'to'>;
type RowChange = Change<Stored, LawRowInput>;

/** The first month with a wage register, or undefined. */
async function firstMonth(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('live_wages')
    .select(({ fn }) => fn.min('month').as('month'))
    .executeTakeFirst();
  return row?.month ?? undefined;
}

/** Why rows would no longer cover every register, or undefined. States may have none: the register says so. */
async function gap(db: Queries, { operation, before, after }: RowChange): Promise<string | undefined> {
  if (before === undefined || operation === 'restore' || [...kindsByState, ...kindsBesideWages].includes(before.kind))
    return undefined;
  const others = (await readLawRows(db)).filter((row) => row.id !== before.id && row.kind === before.kind);
  const days = [...others.map((row) => row.from), ...(operation === 'delete' ? [] : [after.from])].sort();
  if (days[0] === undefined) return `${lawKindNames[before.kind]} needs a row; add another one first.`;
  const month = await firstMonth(db);
  return month !== undefined && days[0] > lastDayOfMonth(month)
    ? `There is a wage register of ${formatMonth(month)}: ${lawKindNames[before.kind]} needs a row from ${formatDate(`${month}-01`)} or before.`
    : undefined;
}

async function refuse(change: RowChange): Promise<string | undefined> {
  const { db, operation, before, after } = change;
  // Rows being added concurrently count too.
  await holdTable(db, 'law_rows');
  if (before && before.kind !== after.kind) return 'A row keeps its kind; add another one.';
  if (operation !== 'delete') {
    const same = (await readLawRows(db)).find(
      (row) => row.id !== before?.id && row.from === after.from && lawSubject(row) === lawSubject(after),
    );
    if (same)
      throw badInput([
        {
          path: 'from',
          msg: `${lawSubjectName(after)} has a row from ${formatDate(after.from)} already. Correct that one, or choose another day.`,
        },
      ]);
  }
  return gap(db, change);
}

/** The legal rates that payroll uses. Unpaid months follow a change at once. */
export const lawRows = defineResource({
  path: 'law-rows',
  table: 'law_rows',
  title: 'rate',
  input: lawRowInput,
  record: lawRowRecord,
  derived: ['to'],
  excludeFromHistory: ['name'],
  search: ['name', 'source'],
  reserved: ['write', 'delete'],
  order: 'kind,state,-from',
  csv: {
    Kind: ({ kind }) => lawKindNames[kind],
    State: ({ state }) => (state === '' ? '' : stateName(state)),
    ...csvFields({ From: 'from', Until: 'to' }),
    Value: ({ value }) => JSON.stringify(value),
    ...csvFields({ Source: 'source', 'Checked on': 'checkedOn', 'Checked by': 'checkedBy' }),
  },
  prepare: ({ before, after, actor }) => ({
    name: lawRowName(after),
    checkedBy:
      after.checkedOn === (before?.checkedOn ?? null)
        ? (before?.checkedBy ?? '')
        : after.checkedOn === null
          ? ''
          : actor.name,
  }),
  refuse,
  after: async ({ db, actor, after }) => {
    if (after.kind === 'supplier-tax') await followSupplierTax(db, { anyDay: actor.id === '' });
    // A release's rows are added at startup: open registers then offer a recalculation.
    if (actor.id !== '') await workOutOutdated(db, actor);
  },
  derive: async (records, db) => {
    const all = await readLawRows(db);
    return records.map((record) => {
      const later = all.filter((row) => row.from > record.from && lawSubject(row) === lawSubject(record));
      return { ...record, to: later[0] ? addDays(later[0].from, -1) : null };
    });
  },
});
