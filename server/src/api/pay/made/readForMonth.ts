import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { LawTables } from 'shared/domain/law/lawTables';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { PayHistory } from 'shared/domain/pay/wages/wageAnswers';
import type { WagePart } from 'shared/domain/pay/wages/wagePart';
import type { Employee } from 'shared/domain/people/employees/employee';
import { employeeFacts } from 'shared/domain/people/employees/employeeTerms';
import type { MonthState } from 'shared/domain/work/attendance/month';
import { inOrderOfDays, type MonthOfWork, type PlacedDays } from 'shared/domain/work/month/monthOfWork';
import { inTurns } from '../../../core/inTurns';
import type { Queries, Tables } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import { employeeTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { readLaw } from '../../law/readLaw';
import { employees } from '../../people/employees/employees';
import { nameClients } from '../../people/vacancies/nameClients';
import { decode } from '../../records/rows';
import { samplesIn } from '../../records/samplesIn';
import { readStates, readWork } from '../../work/month/readWork';
import { placements } from '../../work/placements/placements';
import { type Advances, readAdvances } from '../wages/advances/readAdvances';
import { payHistories } from '../wages/payHistory';
import { wageLineRecords } from '../wages/wageLines';
import { readOwed } from './readOwed';
import { takeContributions } from './takeContributions';

/** All data for making a month's wages. */
export interface ForMonth {
  placed: PlacedDays<Tables['live_placements']>[];
  /** People's marks outside their placements. */
  stray: MonthOfWork<Tables['live_placements']>[];
  /** The state of each center's month. */
  states: ReadonlyMap<string, MonthState>;
  month: string;
  /** The month's register; undefined while there is none. */
  register: { id: string; version: number; status: string } | undefined;
  /** Its lines by employee; lines without an employee are left alone. */
  lines: ReadonlyMap<string, WageLine>;
  arrears: readonly WagePart[];
  /** By the terms of the month's last day. */
  employees: ReadonlyMap<string, Employee>;
  histories: ReadonlyMap<string, PayHistory>;
  /** For people with an advance. */
  advances: ReadonlyMap<string, Advances>;
  /** The names of companies and centers, by the center. */
  names: ReadonlyMap<string, { companyName: string; centerName: string }>;
  law: LawTables;
  /** Whether there are only sample placements. */
  isSample: boolean;
}

/**
 * Reads all data for making a month's (`YYYY-MM`) wages, one statement for each table; other work gets its turn between
 * them.
 */
export async function readForMonth(db: Queries, month: string): Promise<ForMonth> {
  const isSample = (await samplesIn(db, [placements])) === 'only';
  const law = await readLaw(db);
  const found = await db
    .selectFrom('live_wages')
    .select(['id', 'version', 'status', 'isSample'])
    .where('month', '=', month)
    .executeTakeFirst();
  // A sample makes room for the first real register.
  const register = found && (isSample || found.isSample === 0) ? found : undefined;
  const registerId = register?.id ?? '';
  const { places } = await readWork(db, month, { isSample });
  const [placed, stray] = [inOrderOfDays(places), places.filter((place) => place.stray > 0)];
  const states = await readStates(db, month);
  await yieldToEventLoop(db);
  const owed = await readOwed(db, { month, registerId, isSample, law });
  const ids = [
    ...new Set([
      ...placed.map(({ placement }) => placement.employeeId),
      ...[...owed, ...stray].map(({ employeeId }) => employeeId),
    ]),
  ];
  const people = await db
    .selectFrom('every_employees')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute();
  await yieldToEventLoop(db);
  const lines = await db
    .selectFrom('live_wage_lines')
    .selectAll()
    .where('wageId', '=', registerId)
    .where('employeeId', '<>', '')
    .execute();
  await yieldToEventLoop(db);
  const clients = new Map(placed.map(({ placement }) => [placement.centerId, placement.companyId]));
  const named = await nameClients(
    [...clients].map(([centerId, companyId]) => ({ centerId, companyId })),
    db,
  );
  const terms = await readFacts(db, employeeTermsKind, ids);
  const known = new Map<string, Employee>();
  for await (const row of inTurns(people))
    known.set(row.id, employeeFacts.asOn(decode(employees, row), terms.get(row.id) ?? [], lastDayOfMonth(month)));
  const arrears = await takeContributions(db, owed, { registerId, employees: known, law });
  await yieldToEventLoop(db);
  const own = new Map<string, WageLine>();
  for await (const row of inTurns(lines)) own.set(row.employeeId, decode(wageLineRecords, row));
  return {
    month,
    register,
    placed,
    states,
    stray,
    arrears,
    law,
    isSample,
    lines: own,
    employees: known,
    histories: await payHistories(db, ids, month),
    advances: await readAdvances(db, { employeeIds: ids, month, except: registerId }),
    names: new Map(named.map(({ centerId, ...names }) => [centerId, names])),
  };
}
