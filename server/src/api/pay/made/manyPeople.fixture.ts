import { sql } from 'kysely';
import { addMonths, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { TestApp } from '../../../../test/openTestApp';
import { insertRows } from '../../../db/insertRow';
import type { Db, Row } from '../../../db/tables';

/**
 * A year in which the law changes within months: the definition of wages on 21 November, the PF ceiling on 17
 * September.
 */
export const MONTHS = Array.from({ length: 12 }, (_, index) => addMonths('2025-11-01', index).slice(0, 7));

/** The same pseudo-random numbers each time, from 0 to below 1. */
export function dice(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** The states that people work in. */
export const STATES = ['20', '27', '29', '19', '06', '34'] as const;

/** Where and when someone works, and how the client pays for it. */
export interface Placed extends Row {
  id: string;
  employeeId: string;
  centerId: string;
  companyId: string;
  startsOn: string;
  endsOn: string | null;
  billBasis: 'day' | 'month' | 'hour' | 'cost plus';
  billPaise: number;
}

/**
 * A person's placements over time: from the first day on, with days of joining, leaving, moving to another center, or a
 * raise.
 */
const courses = ['stays', 'stays', 'joins', 'leaves', 'moves', 'raise'] as const;
const payments = [
  ['month', 1],
  ['day', 26],
  ['hour', 208],
] as const;
const billings = [
  { billBasis: 'day', billPaise: 90_000, billPercent: 0 },
  { billBasis: 'month', billPaise: 2_900_000, billPercent: 0 },
  { billBasis: 'hour', billPaise: 12_500, billPercent: 0 },
  { billBasis: 'cost plus', billPaise: 0, billPercent: 8.5 },
] as const;

/** The data of many people's year. */
export interface Generated {
  companies: string[];
  centers: string[];
  placed: Placed[];
  /** Who is at one center from the first day to the last. */
  staying: ReadonlySet<string>;
}

/**
 * Inserts this many people (`e0`, `e1`, …) at three centers of two clients, one billed by wages, the other by total
 * cost and contributions as well.
 */
export async function storePeople({ db, call }: TestApp, people: number): Promise<Generated> {
  const roll = dice();
  const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
  const make = async (path: string, body: object) => {
    const answer = await call('POST', path, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const terms = { address: '1 Mill Road', billsContributions: true, costBase: 'Whole cost', bonusPercent: 8.33 };
  const companies = [
    await make('companies', { name: 'Everkart', address: '1 Mill Road' }),
    await make('companies', { name: 'Northwind', ...terms }),
  ];
  const [everkart = '', northwind = ''] = companies;
  const center = async (client_name: string, companyId: string, city: string) => ({
    ...{ companyId, centerId: await make('centers', { client_name, companyId, city }) },
  });
  const centers = [
    await center('Everkart', everkart, 'Pune'),
    await center('Everkart', everkart, 'Ranchi'),
    await center('Northwind', northwind, 'Kolkata'),
  ];
  const account = { bankAccount: '123456789012', ifsc: 'SBIN0001234', name: 'Person' };
  const model = await make('employees', { ...account, basicPaise: 1, grossPaise: 1 });
  const pay = { basicPaise: 1_000_000, grossPaise: 1_500_000, houseRentPaise: 200_000 };
  await make('placements', { employeeId: model, centerId: centers[0]?.centerId, startsOn: '2025-11-01', ...pay });
  // Everyone else is a copy of these two, who are then deleted.
  const employee = (await db.selectFrom('employees').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  const placement = (await db.selectFrom('placements').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  await db.deleteFrom('placements').execute();
  await db.deleteFrom('employees').execute();
  const ids = Array.from({ length: people }, (_, index) => `e${index}`);
  await insertRows(
    db,
    'employees',
    ids.map((id, index) => ({
      ...{ ...employee, id, workState: pick(STATES), pfOnAllWages: pick([0, 1]) },
      name: `Person ${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
      ...{ uan: String(100_000_000_000 + index), esicNumber: String(4_000_000_000 + index) },
      bankAccount: String(20_000_000_000 + index),
      pan: `ABCPK${String(1000 + index).slice(-4)}F`,
    })),
  );
  const staying = new Set<string>();
  const placed = ids.flatMap((id): Placed[] => {
    const gross = 800_000 + Math.floor(roll() * 15_000_000);
    const course = pick(courses);
    if (course === 'stays') staying.add(id);
    const [payPer, units] = pick(payments);
    const part = (share: number) => Math.floor((gross * share) / units);
    const amounts = { payPer, basicPaise: part(0.45), houseRentPaise: part(0.3), grossPaise: part(1) };
    const at = pick(centers);
    const days = { startsOn: `${MONTHS[0]}-01`, endsOn: null };
    const first: Placed = { ...placement, id: `p${id}`, employeeId: id, ...at, ...amounts, ...days, ...pick(billings) };
    const month = pick(MONTHS);
    const [day, next] = [`${month}-12`, `${month}-13`];
    const second: Placed = { ...first, id: `q${id}`, startsOn: next };
    const raised = { ...amounts, basicPaise: amounts.basicPaise + 500, grossPaise: amounts.grossPaise + 1_000 };
    const byCourse: Record<(typeof courses)[number], Placed[]> = {
      stays: [first],
      joins: [{ ...first, startsOn: day }],
      leaves: [{ ...first, endsOn: day }],
      moves: [
        { ...first, endsOn: day },
        { ...second, ...pick(centers.filter(({ centerId }) => centerId !== at.centerId)) },
      ],
      raise: [
        { ...first, endsOn: day },
        { ...second, ...raised },
      ],
    };
    return byCourse[course];
  });
  await insertRows(db, 'placements', placed);
  return { companies, centers: centers.map(({ centerId }) => centerId), placed, staying };
}

/**
 * Marks every placed day of a month, by a number derived from person and day, and locks the month. A single statement,
 * because there are 60,000 days.
 */
export async function storeAttendance(db: Db, { centers }: Generated, month: string): Promise<void> {
  const at = `${lastDayOfMonth(month)}T18:00:00.000Z`;
  const days = Array.from(
    { length: Number(lastDayOfMonth(month).slice(-2)) },
    (_, index) => sql`(${sql.lit(`${month}-${String(index + 1).padStart(2, '0')}`)})`,
  );
  const number = sql`(cast(substr(placements."employeeId", 2) as integer) % 1009
    + cast(substr(d.column1, 9, 2) as integer) * 37 + ${sql.lit(MONTHS.indexOf(month) * 101)})`;
  await sql`
    insert into attendance_days
      ("id", "employeeId", "day", "centerId", "at", "by", "isDisputed", "version", "code", "overtimeMinutes")
    select placements."employeeId" || '-' || d.column1, placements."employeeId", d.column1, placements."centerId",
      ${sql.lit(at)}, 'Asha', 0, 1, substr('PPPPHWFEA', 1 + ${number} * (${number} * 31 + 17) % 1009 % 9, 1),
      case ${number} * (${number} * 13 + 7) % 997 % 5 when 3 then 15 when 4 then 120 else 0 end
    from (values ${sql.join(days)}) as d
    join placements on placements."startsOn" <= d.column1
      and (placements."endsOn" is null or placements."endsOn" >= d.column1)
  `.execute(db);
  const record = {
    ...{ version: 1, createdAt: at, updatedAt: at },
    ...{ submittedBy: '', confirmedBy: '', lockedBy: '' },
  };
  await insertRows(
    db,
    'attendance_months',
    centers.map((centerId) => ({ ...record, id: `${centerId}-${month}`, centerId, month, state: 'Locked' })),
  );
}
