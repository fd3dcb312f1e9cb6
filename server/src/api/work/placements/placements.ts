import { today } from 'shared/domain/dates/dates';
import {
  type Placement,
  placementInput,
  placementRecord,
  placementState,
} from 'shared/domain/work/placements/placement';
import { badInput, conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { centers } from '../../clients/centers/centers';
import { mustBeCenter } from '../../clients/centers/mustBeCenter';
import { employees } from '../../people/employees/employees';
import { nameClients } from '../../people/vacancies/nameClients';
import { vacancies } from '../../people/vacancies/vacancies';
import { defineResource } from '../../records/defineResource';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { findRecord } from '../../records/lists/selectRecords';
import { namedRecord } from '../../records/namedRecord';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { countFound, vacancyOf } from './countFound';
import { overlap } from './overlap';
import { placementSamples } from './placementSamples';
import { refuseChangedTerms } from './refuseChangedTerms';
import { isSamePlace, settleSubmission } from './settleSubmission';
import { settleWorkplace } from './settleWorkplace';
import { lockPerson, whoIsPlaced } from './whoIsPlaced';

type Stored = Omit<Placement, 'employeeName' | 'companyName' | 'centerName' | 'vacancyTitle'>;

const named = (ids: readonly string[]) => ['', ...new Set(ids)];

/** Adds the names of the people, clients, centers and vacancies, also of those that are gone. */
export async function nameAll(records: Stored[], db: Queries): Promise<Placement[]> {
  const found = await db
    .selectFrom('every_employees')
    .select(['id', 'name'])
    .where('id', 'in', named(records.map((each) => each.employeeId)))
    .unionAll(
      db
        .selectFrom('every_vacancies')
        .select(['id', 'title as name'])
        .where('id', 'in', named(records.map((each) => each.vacancyId))),
    )
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (await nameClients(records, db)).map((record) => ({
    ...record,
    employeeName: names.get(record.employeeId) ?? '',
    vacancyTitle: names.get(record.vacancyId) ?? '',
  }));
}

/**
 * Who works at which center of a client, from which day and on what terms. A person's placements follow one another;
 * the employee's record names the center of the day, and the vacancy counts the people placed for it.
 */
export const placements = defineResource({
  path: 'placements',
  title: 'placement',
  input: placementInput,
  record: placementRecord,
  derived: ['employeeName', 'companyName', 'centerName', 'vacancyTitle'],
  named: ['designation'],
  excludeFromHistory: ['state'],
  references: {
    employeeId: 'employees',
    candidateId: 'candidates',
    vacancyId: 'vacancies',
    centerId: 'centers',
    companyId: 'companies',
    replacesId: 'placements',
  },
  belongsTo: { other: { column: 'centerId', by: () => centers } },
  current: { until: 'endsOn' },
  keys: [{ column: 'employeeId', further: ['startsOn'], as: 'exact', label: 'person and first day', second: 'take' }],
  importable: true,
  // A candidate joins the payroll by being placed, which a file that is only checked must not do.
  notImported: ['candidateId'],
  oneByOne: 'employeeId',
  search: ['designation', 'shift'],
  searchIn: { column: 'employeeId', by: () => employees },
  order: '-startsOn',
  derive: nameAll,
  // Restored records are judged in `prepare`, once it is clear that the account may see the person.
  refuse: async (change) => {
    const { operation, before, after, db } = change;
    if (operation === 'update' && before) return refuseChangedTerms(db, before, after);
    if (operation !== 'restore') return undefined;
    await lockPerson(db, after.employeeId);
    return overlap(change);
  },
  prepare: async (change) => {
    const { db, before, after, reach } = change;
    await mustBeCenter(change);
    const isKnown =
      after.vacancyId === '' ||
      after.vacancyId === before?.vacancyId ||
      (await findRecord(db, scopeToClient(vacancies, { reach }), after.vacancyId));
    if (!isKnown)
      throw reach
        ? await beyondReach(db)
        : badInput([{ path: 'vacancyId', msg: 'This vacancy no longer exists. Choose another.' }]);
    const employeeId = await whoIsPlaced(change);
    const elsewhere = await overlap(change, employeeId);
    if (elsewhere !== undefined) throw conflict('refused', elsewhere);
    const center = await namedRecord(centers, 'centerId', change);
    const state = placementState(after, today());
    return { employeeId, companyId: center?.companyId ?? '', replacesId: after.replacesId ?? '', state };
  },
  after: async ({ operation, before, after, actor, db }) => {
    const [counted, counts] = [
      operation === 'restore' || !before ? '' : vacancyOf(before),
      operation === 'delete' ? '' : vacancyOf(after),
    ];
    if (counted !== counts) await countFound(db, counted, actor, true);
    await countFound(db, counts, actor);
    if (operation === 'update' && before && isSamePlace(before, after)) return;
    if (before) await settleSubmission(db, before, actor);
    await settleSubmission(db, after, actor);
  },
  afterAll: async (changes) => {
    const [first] = changes;
    if (!first) return;
    const ids = changes.flatMap(({ before, after }) => [after.employeeId, ...(before ? [before.employeeId] : [])]);
    await settleWorkplace(first.db, ids, first.actor);
  },
  csv: {
    ...csvFields({ Employee: 'employeeName', Company: 'companyName', Center: 'centerName', Role: 'vacancyTitle' }),
    ...csvFields({ Designation: 'designation', 'First day': 'startsOn', 'Last day': 'endsOn', Reason: 'endReason' }),
    ...csvFields({ Shift: 'shift', 'Weekly off': 'weeklyOff' }),
    Gross: ({ grossPaise }) => amountCell(grossPaise),
    'Pay per': ({ payPer }) => payPer,
    Billed: ({ billPaise }) => amountCell(billPaise),
    'Billed by': ({ billBasis }) => billBasis,
    'Billed percent': ({ billPercent }) => billPercent,
  },
  seed: () => placementSamples,
});
