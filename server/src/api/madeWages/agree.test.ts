import { addMonths, lastDayOfMonth } from 'shared/domain/dates/dates';
import { deductedPaise } from 'shared/domain/payroll/deductionLimit';
import type { ListedFile } from 'shared/domain/payroll/files/wageFiles';
import type { MadeWages } from 'shared/domain/payroll/madeWages';
import type { WageLine, WageRegister } from 'shared/domain/payroll/wage';
import { groupBy } from 'shared/domain/records/groupBy';
import { formatRupees } from 'shared/domain/text/money';
import { openTestApp } from '../../../test/openTestApp';
import { insertRows } from '../../db/insertRow';
import type { Row } from '../../db/tables';
import { readParts } from '../payroll/readParts';
import { wageLineRecords } from '../payroll/wageLines';
import { readPayslips } from '../payslips/readPayslips';
import { decode } from '../resource/rows';

/** As many as a minute of a processor is enough for, over the year. */
const PEOPLE = 1_000;
/** A year in which the law changes within months: what counts as wages on 21 November, the ceiling of PF on 17 September. */
const MONTHS = Array.from({ length: 12 }, (_, index) => addMonths('2025-11-01', index).slice(0, 7));
const daysIn = (month: string) => Number(lastDayOfMonth(month).slice(-2));
/** The most wages of PF a month, in paise: in the September of the change weighted by days. */
const ceilingOf = (month: string) => ({ '2026-09': 1_966_667, '2026-10': 2_500_000 })[month] ?? 1_500_000;
const pad = (number: number) => String(number).padStart(2, '0');

/** The same numbers each time, from 0 to below 1. */
function dice(seed = 7) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A placement as a row, with what is asked of it here. */
type Placed = Row & { employeeId: string; centerId: string; startsOn: string; endsOn: string | null };

/** How a person's placements go: from the first day on; with a day on which somebody joins, leaves, moves to the other center, or gets a raise. */
const courses = ['stays', 'stays', 'joins', 'leaves', 'moves', 'raise'] as const;

test('for many people who join, leave, move and get raises, parts, lines, registers, files and arrears agree to the paisa', async () => {
  const server = await openTestApp();
  const { db, call } = server;
  const roll = dice();
  const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
  const make = async (path: string, body: object) => (await call('POST', path, body)).json<{ id: string }>().id;
  const centers = [
    await make('centers', { client_name: 'Everkart', city: 'Pune' }),
    await make('centers', { client_name: 'Everkart', city: 'Ranchi' }),
  ];
  const account = { bankAccount: '123456789012', ifsc: 'SBIN0001234', name: 'Person' };
  const first = await make('employees', { ...account, basicPaise: 1, grossPaise: 1 });
  const pay = { basicPaise: 1_000_000, grossPaise: 1_500_000, houseRentPaise: 200_000 };
  await make('placements', { employeeId: first, centerId: centers[0], startsOn: '2025-11-01', ...pay });
  const employee = (await db.selectFrom('employees').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  const placement = (await db.selectFrom('placements').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  const ids = Array.from({ length: PEOPLE }, (_, index) => `e${index}`);
  const states = ['20', '27', '29', '19', '06', '34'];
  await insertRows(
    db,
    'employees',
    ids.map((id, index) => ({
      ...{ ...employee, id, workState: pick(states), pfOnAllWages: pick([0, 1]) },
      name: `Person ${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
      ...{ uan: String(100_000_000_000 + index), esicNumber: String(4_000_000_000 + index) },
      bankAccount: String(20_000_000_000 + index),
      pan: `ABCPK${String(1000 + index).slice(-4)}F`,
    })),
  );
  const staying = new Set<string>();
  const placed = ids.flatMap((id) => {
    const gross = 800_000 + Math.floor(roll() * 15_000_000);
    const centerId = pick(centers);
    const course = pick(courses);
    if (course === 'stays') staying.add(id);
    const unit = pick([
      ['month', 1],
      ['day', 26],
      ['hour', 208],
    ] as const);
    const part = (share: number) => Math.floor((gross * share) / unit[1]);
    const amounts = { payPer: unit[0], basicPaise: part(0.45), houseRentPaise: part(0.3), grossPaise: part(1) };
    const days = { startsOn: `${MONTHS[0]}-01`, endsOn: null };
    const first: Placed = { ...placement, id: `p${id}`, employeeId: id, centerId, ...amounts, ...days };
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
        { ...second, centerId: centers.find((each) => each !== centerId) ?? '' },
      ],
      raise: [
        { ...first, endsOn: day },
        { ...second, ...raised },
      ],
    };
    return byCourse[course];
  });
  /** Where somebody works on a day. */
  const placedOn = (day: string) =>
    placed.filter(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || day <= endsOn));
  await insertRows(db, 'placements', placed);
  const instant = '2026-11-01T06:00:00.000Z';
  for (const month of MONTHS) {
    const days = Array.from({ length: daysIn(month) }, (_, index) => `${month}-${pad(index + 1)}`).flatMap((day) =>
      placedOn(day).map(({ employeeId, centerId }) => ({
        ...{
          employeeId,
          day,
          centerId,
          code: pick(['P', 'P', 'P', 'P', 'H', 'W', 'F', 'E', 'A']),
        },
        ...{ overtimeMinutes: pick([0, 0, 0, 15, 120]), at: instant, by: 'Asha', isDisputed: 0, version: 1 },
        id: `${employeeId}-${day}`,
      })),
    );
    await insertRows(db, 'attendance_days', days);
    const record = {
      version: 1,
      createdAt: instant,
      updatedAt: instant,
      submittedBy: '',
      confirmedBy: '',
      lockedBy: '',
    };
    await insertRows(
      db,
      'attendance_months',
      centers.map((centerId) => ({ ...record, id: `${centerId}-${month}`, centerId, month, state: 'Locked' })),
    );
  }
  // Whose placement has no marked day is not paid, and needs no line of their own here.
  await call('DELETE', `placements/${placement.id}`);

  let arrears = 0;
  for (const month of MONTHS) {
    const inMonth = new Set(
      placed
        .filter(({ startsOn, endsOn }) => startsOn <= lastDayOfMonth(month) && (endsOn ?? month) >= month)
        .map(({ employeeId }) => employeeId),
    );
    // A tenth of them works in another state from this month on.
    const moved = [...inMonth].filter(() => roll() < 0.1);
    await db
      .updateTable('employees')
      .set({ workState: pick(states) })
      .where('id', 'in', moved)
      .execute();
    const answer = await call('POST', 'wages/made', { month });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
    const made = answer.json<MadeWages>();
    const register = (await call('GET', `wages/${made.registerId}`)).json<WageRegister>();
    const rows = await db
      .selectFrom('wage_lines')
      .selectAll()
      .where('wageId', '=', made.registerId)
      .where('deletedAt', 'is', null)
      .execute();
    const lines = rows.map((row) => decode(wageLineRecords, row));
    const parts = await readParts(db, { wageId: made.registerId });
    const partsOf = groupBy(parts, (part) => part.employeeId);
    const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
    expect(new Set(lines.map(({ employeeId }) => employeeId))).toEqual(inMonth);
    const ceilinged = lines.filter(({ pfMember, pfOnAllWages }) => pfMember && !pfOnAllWages);
    expect(Math.max(...ceilinged.map(({ pfWagePaise }) => pfWagePaise))).toBe(ceilingOf(month));
    expect(sum(parts.map(({ grossPaise }) => grossPaise))).toBe(register.totalPaise);
    for (const line of lines) {
      const own = partsOf.get(line.employeeId) ?? [];
      expect(sum(own.map(({ grossPaise }) => grossPaise))).toBe(line.grossPaise);
      expect(line.netPaise + deductedPaise(line)).toBe(line.grossPaise);
    }
    expect(register.sums).toMatchObject({
      employees: inMonth.size,
      grossPaise: sum(lines.map(({ grossPaise }) => grossPaise)),
      netPaise: made.netPaise,
      pfEmployeePaise: sum(lines.map(({ pfEmployeePaise }) => pfEmployeePaise)),
      esiEmployerPaise: sum(lines.map(({ esiEmployerPaise }) => esiEmployerPaise)),
      salaryTaxPaise: sum(lines.map(({ salaryTaxPaise }) => salaryTaxPaise)),
    });
    expect(made.arrearsPaise).toBe(arrears);
    const files = (await call('GET', `wages/${made.registerId}/files`)).json<ListedFile[]>();
    const paidBy = (file: string) => {
      const { toMend, totalPaise } = files.find(({ id }) => id === file) ?? {};
      return [file, toMend, totalPaise];
    };
    const together = (...of: (keyof WageLine)[]) => sum(lines.flatMap((line) => of.map((name) => Number(line[name]))));
    expect(
      ['ecr', 'esi', 'professional-tax', 'welfare-fund', 'form-138', 'bank-icici', 'bank-sbi'].map(paidBy),
    ).toEqual([
      ['ecr', 0, together('pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise')],
      ['esi', 0, together('esiEmployeePaise', 'esiEmployerPaise')],
      ['professional-tax', 0, together('professionalTaxPaise')],
      ['welfare-fund', 0, together('welfareEmployeePaise', 'welfareEmployerPaise')],
      ['form-138', 0, together('salaryTaxPaise')],
      ['bank-icici', 0, made.netPaise],
      ['bank-sbi', 0, made.netPaise],
    ]);
    const slips = await readPayslips(db, { wageId: made.registerId }, 'en');
    expect(slips.map(({ slip }) => slip.net.value).sort()).toEqual(
      lines.map((line) => formatRupees(line.netPaise)).sort(),
    );
    await call('PUT', `wages/${made.registerId}`, { status: 'Paid' });
    // One absent day of a monthly rate was worked after all: its share is owed, once.
    const absent = await db
      .selectFrom('attendance_days')
      .innerJoin('placements', 'placements.employeeId', 'attendance_days.employeeId')
      .select(['attendance_days.employeeId', 'day', 'attendance_days.centerId', 'placements.grossPaise'])
      .where('payPer', '=', 'month')
      .where('attendance_days.employeeId', 'in', [...staying])
      .where('code', '=', 'A')
      .where('day', 'like', `${month}%`)
      .executeTakeFirstOrThrow();
    const { employeeId, day, centerId } = absent;
    const overtime = await db
      .selectFrom('attendance_days')
      .select('overtimeMinutes')
      .where('employeeId', '=', employeeId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    const body = { employeeId, day, code: 'P', ...overtime, reason: 'Was there' };
    expect((await call('POST', `attendance/${centerId}/${month}/corrections`, body)).statusCode).toBe(204);
    const before = parts.find((part) => part.employeeId === employeeId && part.month === month);
    const allDays = daysIn(month);
    const due = Math.round((absent.grossPaise * ((before?.days ?? 0) + 1)) / allDays);
    arrears = due + (before?.overtimePaise ?? 0) - (before?.grossPaise ?? 0);
    expect(arrears).toBeGreaterThan(0);
  }
  await server.close();
}, 600_000);
