import { addDays, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { BillProof } from 'shared/domain/money/bills/billAnswers';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { deductedPaise } from 'shared/domain/pay/deductions/deductionLimit';
import type { ReadBackAnswer } from 'shared/domain/pay/files/readBackAnswer';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import type { Contributions } from 'shared/domain/pay/wages/arrears';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import type { WageLine, WageRegister } from 'shared/domain/pay/wages/wage';
import type { WagePart } from 'shared/domain/pay/wages/wagePart';
import { groupBy } from 'shared/domain/records/groupBy';
import { formatRupees, rupeeText, sumPaise } from 'shared/domain/text/money';
import { atScale } from '../../../../test/atScale';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { decode } from '../../records/rows';
import { readPayslips } from '../payslips/readPayslips';
import { readParts } from '../wages/readParts';
import { wageLineRecords } from '../wages/wageLines';
import { dice, type Generated, MONTHS, STATES, storeAttendance, storePeople } from './manyPeople.fixture';

const PEOPLE = atScale(2_000, 200);
/** The PF wage ceiling by month, in paise: weighted by days in the September of the change. */
const ceilingOf = (month: string) => ({ '2026-09': 1_966_667, '2026-10': 2_500_000 })[month] ?? 1_500_000;

/** The wages made for a month, and everything to check them with. */
interface Month {
  month: string;
  made: MadeWages;
  register: WageRegister;
  lines: WageLine[];
  parts: WagePart[];
}

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = async <T>(path: string) => (await server.call('GET', path)).json<T>();

async function make(month: string): Promise<Month> {
  const answer = await server.call('POST', 'wages/made', { month });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  const made = answer.json<MadeWages>();
  const rows = await server.db
    .selectFrom('wage_lines')
    .selectAll()
    .where('wageId', '=', made.registerId)
    .where('deletedAt', 'is', null)
    .execute();
  return {
    ...{ month, made, register: await get<WageRegister>(`wages/${made.registerId}`) },
    lines: rows.map((row) => decode(wageLineRecords, row)),
    parts: await readParts(server.db, { wageId: made.registerId }),
  };
}

type Amount = { [Name in keyof WageLine]: WageLine[Name] extends number ? Name : never }[keyof WageLine];
const together = (lines: readonly WageLine[], ...of: Amount[]) =>
  sumPaise(of.flatMap((name) => lines.map((line) => line[name])));

/** Compares the register's totals and each line's with the lines and parts they consist of. */
function checkRegister({ month, made, register, lines, parts }: Month): void {
  const partsOf = groupBy(parts, (part) => part.employeeId);
  const ceilinged = lines.filter(({ pfMember, pfOnAllWages }) => pfMember && !pfOnAllWages);
  expect(Math.max(...ceilinged.map(({ pfWagePaise }) => pfWagePaise))).toBe(ceilingOf(month));
  expect(sumPaise(parts.map(({ grossPaise }) => grossPaise))).toBe(register.totalPaise);
  expect(
    lines.filter((line) => {
      const own = sumPaise((partsOf.get(line.employeeId) ?? []).map(({ grossPaise }) => grossPaise));
      return own !== line.grossPaise || line.netPaise + deductedPaise(line) !== line.grossPaise;
    }),
  ).toEqual([]);
  expect(register.sums).toMatchObject({
    employees: lines.length,
    grossPaise: together(lines, 'grossPaise'),
    netPaise: together(lines, 'netPaise'),
    pfEmployeePaise: together(lines, 'pfEmployeePaise'),
    pfEmployerPaise: together(lines, 'pfEmployerPaise'),
    pensionPaise: together(lines, 'pensionPaise'),
    esiEmployeePaise: together(lines, 'esiEmployeePaise'),
    esiEmployerPaise: together(lines, 'esiEmployerPaise'),
    salaryTaxPaise: together(lines, 'salaryTaxPaise'),
  });
  expect(made.netPaise).toBe(together(lines, 'netPaise'));
}

const ofPf = ['pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise'] as const;
/** PF and ESI on a register's arrears, in the files and bills of the months in which they were earned. */
const ofArrears = (parts: readonly WagePart[], ...of: (keyof Contributions)[]) =>
  sumPaise(parts.flatMap(({ contributions }) => of.map((name) => contributions?.[name] ?? 0)));

/** Compares the files for portals and banks with the register, and each payslip with its line. */
async function checkPapers({ made, lines, parts }: Month): Promise<void> {
  const files = await get<ListedFile[]>(`wages/${made.registerId}/files`);
  const paidBy = (file: string) => {
    const { toMend, totalPaise } = files.find(({ id }) => id === file) ?? {};
    return [file, toMend, totalPaise];
  };
  expect(['ecr', 'esi', 'professional-tax', 'welfare-fund', 'form-138', 'bank-icici', 'bank-sbi'].map(paidBy)).toEqual([
    ['ecr', 0, together(lines, ...ofPf) - ofArrears(parts, ...ofPf)],
    ['esi', 0, together(lines, 'esiEmployeePaise', 'esiEmployerPaise')],
    ['professional-tax', 0, together(lines, 'professionalTaxPaise')],
    ['welfare-fund', 0, together(lines, 'welfareEmployeePaise', 'welfareEmployerPaise')],
    ['form-138', 0, together(lines, 'salaryTaxPaise')],
    ['bank-icici', 0, made.netPaise],
    ['bank-sbi', 0, made.netPaise],
  ]);
  const slips = await readPayslips(server.db, { wageId: made.registerId }, 'en');
  expect(slips.map(({ slip }) => slip.net.value).sort()).toEqual(
    lines.map((line) => formatRupees(line.netPaise)).sort(),
  );
}

/**
 * The challans calculated from the submitted files as the portals do: in whole rupees, with insurance and
 * administration once for all.
 */
async function checkChallans({ month, made, lines }: Month): Promise<{ title: string; reference: string }[]> {
  const text = (await server.call('GET', `wages/${made.registerId}/files/ecr`)).body;
  const sums = Array<number>(11).fill(0);
  for (const line of text.trimEnd().split('\r\n'))
    line.split('#~#').forEach((cell, place) => {
      sums[place] = (sums[place] ?? 0) + Number(cell);
    });
  const [, , , pfWages = 0, , insuranceWages = 0, employee = 0, pension = 0, employer = 0] = sums;
  const accounts = [employee + employer, pension, insuranceWages * 0.005, Math.max(500, pfWages * 0.005)];
  const pfPaise = sumPaise(accounts.map((rupees) => Math.round(rupees) * 100));
  const esiPaise = together(lines, 'esiEmployeePaise', 'esiEmployerPaise');
  const [year, number] = month.split('-');
  const paid = `12/${addDays(lastDayOfMonth(month), 1).slice(5, 7)}/${addDays(lastDayOfMonth(month), 1).slice(0, 4)}`;
  const challanNumber = (of: number) => `${of}${year}${number}001`;
  const challans = [
    `TRRN : ${challanNumber(1012)}\nEstablishment Code & Name : JHRAN0012345000 ACME STAFFING\nDues for the wage month of : ${number}/${year}\nGrand Total : ${rupeeText(pfPaise)}\nPayment Date : ${paid}`,
    `Employer's Code No : 12345678901234567\nChallan Number : ${challanNumber(2034)}\nChallan Period : ${number}/${year}\nAmount Paid : ${rupeeText(esiPaise)}\nChallan Submitted Date : ${paid}`,
  ];
  for (const challan of challans) {
    const read = await server.call('POST', `wages/${made.registerId}/read-back`, { text: challan });
    expect([read.statusCode, read.json<ReadBackAnswer>().message]).toEqual([
      200,
      expect.stringMatching(/ was stored: ₹[\d,.]+, as much as the register\.$/),
    ]);
  }
  return [
    { title: 'PF challan', reference: challanNumber(1012) },
    { title: 'ESI challan', reference: challanNumber(2034) },
  ];
}

/** Someone's days of each letter at a center in a month, from attendance, and minutes of overtime. */
async function markedDays(month: string): Promise<Map<string, number>> {
  const rows = await server.db
    .selectFrom('attendance_days')
    .where('day', 'like', `${month}%`)
    .groupBy(['employeeId', 'centerId', 'code'])
    .select(['employeeId', 'centerId', 'code'])
    .select(({ fn }) => [fn.countAll<number>().as('days'), fn.sum<number>('overtimeMinutes').as('minutes')])
    .execute();
  const found = new Map<string, number>();
  for (const { employeeId, centerId, code, days, minutes } of rows) {
    found.set(`${employeeId} ${centerId} ${code}`, Number(days));
    const overtime = `${employeeId} ${centerId} overtime`;
    if (Number(minutes) > 0) found.set(overtime, (found.get(overtime) ?? 0) + Number(minutes));
  }
  return found;
}

/** The same from bills. */
function billedMarks(people: BillProof['people']): Map<string, number> {
  const found = new Map<string, number>();
  for (const { employeeId, centerId, counts, overtimeMinutes } of people)
    for (const [what, number] of [...Object.entries(counts), ['overtime', overtimeMinutes] as const]) {
      const key = `${employeeId} ${centerId} ${what}`;
      if (number > 0) found.set(key, (found.get(key) ?? 0) + number);
    }
  return found;
}

type PlacedAs = ReadonlyMap<string, Generated['placed'][number]>;

/**
 * The billed amount of someone's work without overtime, in paise: by days, by hours at 8 a day, or by part of a month.
 */
function workPaise({ placementId, billedDays }: BillProof['people'][number], placedAs: PlacedAs, month: string) {
  const { billBasis = 'day', billPaise = 0 } = placedAs.get(placementId) ?? {};
  if (billBasis === 'cost plus') return 0;
  if (billBasis === 'month') return Math.round((billPaise * billedDays) / Number(lastDayOfMonth(month).slice(-2)));
  return billPaise * billedDays * (billBasis === 'hour' ? 8 : 1);
}

/** Compares each client's bill with attendance, with its own lines and invoice, and all bills with the register. */
async function checkBills(
  { month, lines, parts }: Month,
  { companies, placed }: Generated,
  challans: readonly object[],
): Promise<void> {
  const placedAs: PlacedAs = new Map(placed.map((each) => [each.id, each]));
  const marked = await markedDays(month);
  const people: BillProof['people'] = [];
  for (const [index, companyId] of companies.entries()) {
    const answer = await server.call('POST', 'invoices/bills', { month, companyId });
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
    const invoice = answer.json<Invoice>();
    const proof = await get<BillProof>(`invoices/${invoice.id}/proof`);
    expect(proof).toMatchObject({ differences: [], notePaise: 0, challans, invoicedPaise: invoice.subtotalPaise });
    expect(proof.subtotalPaise).toBe(invoice.subtotalPaise);
    expect(sumPaise(proof.lines.map(({ paise }) => paise))).toBe(invoice.subtotalPaise);
    expect(sumPaise(proof.people.map(({ paise }) => paise))).toBe(invoice.subtotalPaise);
    const lineSum = (...kinds: string[]) =>
      sumPaise(proof.lines.filter(({ kind }) => kinds.includes(kind)).map(({ paise }) => paise));
    const byCost = proof.people.filter(({ placementId }) => placedAs.get(placementId)?.billBasis === 'cost plus');
    const withContributions = index === 0 ? byCost : proof.people;
    expect(lineSum('work')).toBe(sumPaise(proof.people.map((person) => workPaise(person, placedAs, month))));
    expect(lineSum('pf', 'esi', 'welfare')).toBe(
      sumPaise(withContributions.map(({ contributionsPaise }) => contributionsPaise ?? Number.NaN)),
    );
    const overtimeOfCost = sumPaise(
      proof.lines.filter(({ kind, unit }) => kind === 'overtime' && unit === 'OTH').map(({ paise }) => paise),
    );
    expect(lineSum('wages') + overtimeOfCost).toBe(sumPaise(byCost.map(({ wagesPaise }) => wagesPaise ?? Number.NaN)));
    people.push(...proof.people);
  }
  expect(billedMarks(people)).toEqual(marked);
  const told = (
    of: { placementId: string; centerId: string; counts: object; overtimeMinutes: number },
    paise: unknown,
  ) => [of.placementId, [of.centerId, of.counts, of.overtimeMinutes, paise]] as const;
  // Payslips and bills have the same days at the same places, at the same wages.
  expect(new Map(people.map((person) => told(person, person.wagesPaise)))).toEqual(
    new Map(parts.filter((part) => part.month === month).map((part) => told(part, part.grossPaise))),
  );
  // A monthly rate includes and pays weekly offs; a daily or hourly rate doesn't.
  expect(
    people.filter(({ placementId, counts: { P = 0, H = 0, W = 0, F = 0, C = 0, S = 0, E = 0 }, billedDays }) => {
      const isByDay = ['day', 'hour'].includes(placedAs.get(placementId)?.billBasis ?? '');
      return billedDays !== P + H / 2 + F + C + S + E + (isByDay ? 0 : W);
    }),
  ).toEqual([]);
  // Arrears belong to last month's bills.
  expect(sumPaise(people.map(({ wagesPaise }) => wagesPaise ?? Number.NaN))).toBe(
    together(lines, 'grossPaise') - together(lines, 'arrearsPaise'),
  );
  const ofEmployer = ['pfEmployerPaise', 'pensionPaise', 'insurancePaise', 'esiEmployerPaise'] as const;
  expect(sumPaise(people.map(({ contributionsPaise }) => contributionsPaise ?? Number.NaN))).toBe(
    together(lines, ...ofEmployer, 'welfareEmployerPaise') -
      ofArrears(parts, ...ofEmployer) +
      sumPaise(lines.map(({ pfWagePaise }) => Math.round((pfWagePaise * 0.005) / 100) * 100)),
  );
}

/** Corrects one absent day at a monthly rate to worked, and returns the amount then owed, in paise. */
async function correct({ month, parts }: Month, staying: Generated['staying']): Promise<number> {
  const { employeeId, day, centerId, overtimeMinutes, grossPaise } = await server.db
    .selectFrom('attendance_days')
    .innerJoin('placements', 'placements.employeeId', 'attendance_days.employeeId')
    .select(['attendance_days.employeeId', 'day', 'attendance_days.centerId', 'overtimeMinutes'])
    .select('placements.grossPaise')
    .where('payPer', '=', 'month')
    .where('attendance_days.employeeId', 'in', [...staying])
    .where('code', '=', 'A')
    .where('day', 'like', `${month}%`)
    .executeTakeFirstOrThrow();
  const body = { employeeId, day, code: 'P', overtimeMinutes, reason: 'Was there' };
  expect((await server.call('POST', `attendance/${centerId}/${month}/corrections`, body)).statusCode).toBe(204);
  const before = parts.find((part) => part.employeeId === employeeId && part.month === month);
  const allDays = Number(lastDayOfMonth(month).slice(-2));
  const due = Math.round((Number(grossPaise) * ((before?.days ?? 0) + 1)) / allDays);
  return due + (before?.overtimePaise ?? 0) - (before?.grossPaise ?? 0);
}

test('for thousands of people who join, leave, move and get raises, parts, lines, registers, payslips, files, challans and bills agree to the rupee', async () => {
  const generated = await storePeople(server, PEOPLE);
  const { placed, staying } = generated;
  const roll = dice(11);
  let arrears = 0;
  for (const month of MONTHS) {
    await storeAttendance(server.db, generated, month);
    const inMonth = new Set(
      placed
        .filter(({ startsOn, endsOn }) => startsOn <= lastDayOfMonth(month) && (endsOn ?? month) >= month)
        .map(({ employeeId }) => employeeId),
    );
    // From this month on, a tenth of them works in another state.
    const moved = [...inMonth].filter(() => roll() < 0.1);
    const workState = STATES[Math.floor(roll() * STATES.length)] ?? '';
    await server.db.updateTable('employees').set({ workState }).where('id', 'in', moved).execute();
    const found = await make(month);
    expect(new Set(found.lines.map(({ employeeId }) => employeeId))).toEqual(inMonth);
    expect(found.made.arrearsPaise).toBe(arrears);
    checkRegister(found);
    await checkPapers(found);
    await checkBills(found, generated, await checkChallans(found));
    await payRegister(server, found.made.registerId);
    arrears = await correct(found, staying);
    expect(arrears).toBeGreaterThan(0);
  }
}, 600_000);
