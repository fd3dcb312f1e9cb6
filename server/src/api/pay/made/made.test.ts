import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { ShownPart } from 'shared/domain/pay/wages/wagePart';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { whileUnderWay } from '../../../../test/whileUnderWay';
import { holdTable } from '../../../db/holdTable';

const MONTH = '2026-06';

let server: TestApp;
let pune: string;

beforeEach(async () => {
  server = await openTestApp();
  pune = await addCenter('Pune');
});
afterEach(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
const addCenter = (city: string) => add('centers', { client_name: 'Everkart', city });
const account = { bankAccount: '123456789012', ifsc: 'SBIN0001234' };
const addPerson = (name: string, more: object = {}) => add('employees', { name, ...account, workState: '20', ...more });
const pay = (rupees: number) => ({ basicPaise: rupees * 100, grossPaise: rupees * 100 });
const place = (employeeId: string, centerId: string, more: object = {}) =>
  add('placements', { employeeId, centerId, startsOn: '2026-01-01', ...pay(15_000), ...more });

let made = 0;
/** Marks days from one day on, a letter each. */
async function mark(
  center: string,
  employeeId: string,
  letters: string,
  { from = 1, overtime = {}, month = MONTH } = {},
) {
  const answer = await server.call('PUT', `attendance/${center}/${month}`, {
    sentAt: new Date().toISOString(),
    marks: [...letters].map((code, index) => ({
      ...{ id: `mark-${(made += 1)}-of-test`, employeeId, code, at: '2026-08-01T06:00:00.000Z' },
      day: `${month}-${String(from + index).padStart(2, '0')}`,
      overtimeMinutes: (overtime as Record<number, number>)[from + index] ?? 0,
    })),
  });
  expect(answer.json<{ results: { result: string }[] }>().results.every(({ result }) => result === 'stored')).toBe(
    true,
  );
}
async function lock(center: string, month = MONTH) {
  for (const step of ['submit', 'confirm', 'lock']) await server.call('POST', `attendance/${center}/${month}/${step}`);
}
const make = (month = MONTH, leaveOut: string[] = []) => server.call('POST', 'wages/made', { month, leaveOut });
const check = async (month = MONTH) => (await server.call('POST', 'wages/made/check', { month })).json<MadeWages>();
const linesOf = async (wageId: string) => (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<WageLine[]>();
async function makeLines(month = MONTH) {
  const answer = await make(month);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  const { registerId } = answer.json<MadeWages>();
  return { registerId, lines: await linesOf(registerId) };
}
const registers = async () =>
  (await server.call('GET', 'wages')).json<{ month: string; employees: number; totalPaise: number }[]>();
const whole = 'PPPPPPW'.repeat(4) + 'PP';

test('a register is made from locked days and the placements’ pay, with overtime at twice the rate', async () => {
  const asha = await addPerson('Asha');
  await place(asha, pune, pay(20_800));
  await mark(pune, asha, whole.replace('PP', 'AH'), { overtime: { 3: 120 } });
  await lock(pune);
  const { registerId, lines } = await makeLines();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    ...{ name: 'Asha', days: 28.5, grossRatePaise: 2_080_000, fromAttendance: true, setByHand: false },
    ...{ overtimePaise: 40_000, basicPaise: 1_976_000, grossPaise: 2_016_000, pfEmployeePaise: 180_000 },
    // On 19,760 and the overtime of 400.
    ...{ esiEmployeePaise: 15_200, professionalTaxPaise: 0 },
  });
  expect(await registers()).toMatchObject([{ month: MONTH, employees: 1, totalPaise: 2_016_000 }]);
  const parts = (await server.call('GET', `wages/lines/parts?wageId=${registerId}&employeeId=${asha}`)).json<
    ShownPart[]
  >();
  expect(parts).toMatchObject([
    {
      ...{ month: MONTH, centerName: 'Everkart, Pune', days: 28.5, overtimeMinutes: 120, ratePaise: 2_080_000 },
      counts: { P: 24, H: 1, W: 4, A: 1 },
    },
  ]);
});

test('somebody who moved in the month has one line: the sum of what each place pays', async () => {
  const ranchi = await addCenter('Ranchi');
  const asha = await addPerson('Asha');
  await place(asha, pune, { ...pay(15_000), endsOn: '2026-06-10' });
  await place(asha, ranchi, { startsOn: '2026-06-11', payPer: 'day', ...pay(700) });
  await mark(pune, asha, 'P'.repeat(10));
  await mark(ranchi, asha, 'PPWP', { from: 11 });
  await lock(pune);
  await lock(ranchi);
  const { registerId, lines } = await makeLines();
  expect(lines).toMatchObject([{ days: 13, grossPaise: 500_000 + 210_000 }]);
  const parts = (await server.call('GET', `wages/lines/parts?wageId=${registerId}&employeeId=${asha}`)).json<
    ShownPart[]
  >();
  expect(parts.map(({ centerName, grossPaise }) => [centerName, grossPaise])).toEqual([
    ['Everkart, Pune', 500_000],
    ['Everkart, Ranchi', 210_000],
  ]);
});

test('while something stands in the way nothing is stored, and a sentence says what to do; the others are paid without them', async () => {
  const expectRefused = async (...sentences: string[]) => {
    const answer = await make();
    const { problems } = await check();
    for (const sentence of sentences) {
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        409,
        expect.stringContaining(sentence),
      ]);
      expect(problems.map(({ text }) => text).join(' ')).toContain(sentence.split(': ').at(-1));
    }
    expect(await registers()).toEqual([]);
  };
  await expectRefused('Nobody is placed at a center in Jun 2026. Enter the placements first.');
  const asha = await addPerson('Asha', { bankAccount: '', ifsc: '' });
  const [bela, chand] = [await addPerson('Bela'), await addPerson('Chand')];
  await place(asha, pune);
  await place(bela, pune, pay(0));
  await place(chand, pune);
  for (const id of [asha, bela, chand]) await mark(pune, id, whole);
  await expectRefused('Attendance of Pune in Jun 2026 is open. Lock it first.');
  await lock(pune);
  await expectRefused(
    'Asha: There is no bank account. Enter it among the joining papers, or choose there to pay in cash or by cheque.',
    'Bela: The placement has no pay. Enter its gross wage.',
  );
  const { registerId, people } = (await make(MONTH, [asha, bela])).json<MadeWages>();
  expect(people).toBe(1);
  expect((await linesOf(registerId)).map(({ name }) => name)).toEqual(['Chand']);
  for (const month of ['2099-01', 'June']) expect((await make(month)).statusCode).toBe(400);
});

test('people paid in cash need no bank account; the register shows how each is paid until the month is paid, and then stays as it is', async () => {
  const asha = await addPerson('Asha', { bankAccount: '', ifsc: '', paidBy: 'Cash' });
  await place(asha, pune);
  await mark(pune, asha, whole);
  await lock(pune);
  const { registerId } = await makeLines();
  const ways = async () => (await linesOf(registerId)).map(({ paidBy }) => paidBy);
  expect(await ways()).toEqual(['Cash']);
  await server.call('PUT', `employees/${asha}`, { paidBy: 'Cheque' });
  expect(await ways()).toEqual(['Cheque']);
  const lines = await linesOf(registerId);
  await payRegister(server, registerId);
  await server.call('PUT', `employees/${asha}`, { paidBy: 'Cash' });
  const again = await make();
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    'Wages of Jun 2026 are paid. What is missing is arrears of a later month.',
  ]);
  expect(await linesOf(registerId)).toEqual(lines);
});

test('of runs at once one is stored; made again by several at once, the month has each person once', async () => {
  const asha = await addPerson('Asha');
  await place(asha, pune);
  await mark(pune, asha, whole);
  await lock(pune);
  // All three have calculated the month before one of them may store it.
  const answers = await whileUnderWay(
    server,
    (tx) => holdTable(tx, 'wages'),
    () => Promise.all([make(), make(), make()]),
    3,
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(2);
  const [register] = await registers();
  expect(register).toMatchObject({ employees: 1, totalPaise: 1_500_000 });
  expect(await server.db.selectFrom('wage_lines').select('id').execute()).toHaveLength(1);
  expect(await server.db.selectFrom('wage_parts').select('id').execute()).toHaveLength(1);

  const again = (await Promise.all([make(), make(), make()])).map(({ statusCode }) => statusCode);
  expect(again.filter((code) => code !== 201 && code !== 409)).toEqual([]);
  expect(again).toContain(201);
  const { registerId } = await check();
  expect(await linesOf(registerId)).toHaveLength(1);
  expect((await registers())[0]).toMatchObject({ employees: 1, totalPaise: 1_500_000 });
  expect(await server.db.selectFrom('wage_parts').select('wageId').execute()).toEqual([{ wageId: registerId }]);
});

test('made again, a month has each person once, keeps what the office decided and other lines, and follows what was corrected and what pay was changed since', async () => {
  const [asha, office] = [await addPerson('Asha'), await addPerson('Office', pay(30_000))];
  const placement = await place(asha, pune);
  await mark(pune, asha, whole);
  await lock(pune);
  const { registerId, lines } = await makeLines();
  await server.call('PUT', `wages/lines/${lines[0]!.id}`, { advancePaise: 100_000 });
  await add('wages/lines', {
    wageId: registerId,
    employeeId: office,
    name: 'Office',
    days: 30,
    ...{ grossRatePaise: 3_000_000, basicRatePaise: 3_000_000 },
  });
  const again = await makeLines();
  expect(again.registerId).toBe(registerId);
  const other = { name: 'Office', fromAttendance: false, grossPaise: 3_000_000 };
  const decided = { name: 'Asha', advancePaise: 100_000, fromAttendance: true };
  expect(again.lines).toMatchObject([decided, other]);
  expect((await registers())[0]).toMatchObject({ employees: 2, totalPaise: 4_500_000 });

  const correction = { employeeId: asha, day: '2026-06-01', code: 'A', overtimeMinutes: 0, reason: 'Was away' };
  expect((await server.call('POST', `attendance/${pune}/${MONTH}/corrections`, correction)).statusCode).toBe(204);
  expect((await makeLines()).lines).toMatchObject([{ ...decided, days: 29, grossPaise: 1_450_000 }, other]);
  await server.call('PUT', `placements/${placement}`, pay(30_000));
  const raised = { ...decided, days: 29, grossRatePaise: 3_000_000, grossPaise: 2_900_000 };
  expect((await makeLines()).lines).toMatchObject([raised, other]);
});

test('the days and pay of a line from attendance are changed there, not in the line; its deductions are at most half; amounts set by hand stay when it is made again, until that is taken back', async () => {
  const asha = await addPerson('Asha');
  await place(asha, pune);
  await mark(pune, asha, whole);
  await lock(pune);
  const change = async (body: object) => {
    const [line] = (await makeLines()).lines;
    return server.call('PUT', `wages/lines/${line!.id}`, body);
  };
  expect((await change({ days: 10 })).statusCode).toBe(409);
  // Amounts in the request are ignored.
  expect((await change({ grossPaise: 9_900_000 })).json()).toMatchObject({ grossPaise: 1_500_000 });

  // PF 1,800 and ESI 113 on 15,000 leave 5,587 until half is deducted.
  expect((await change({ advancePaise: 558_700 })).json()).toMatchObject({ netPaise: 750_000 });
  const beyond = await change({ advancePaise: 558_800 });
  expect([beyond.statusCode, beyond.body]).toEqual([400, expect.stringContaining('deduct ₹1.00 less')]);
  await change({ advancePaise: 0 });

  const hand = { setByHand: true, handNote: 'Agreed', basicPaise: 1_000_000, grossPaise: 1_000_000 };
  await change(hand);
  expect((await makeLines()).lines).toMatchObject([{ setByHand: true, grossPaise: 1_000_000 }]);
  expect((await change({ setByHand: false })).json()).toMatchObject({
    setByHand: false,
    basicPaise: 1_500_000,
    grossPaise: 1_500_000,
  });
});

test('arrears are paid with the next month, once, for a day that was corrected after it was paid, and taken back where too much was paid', async () => {
  const july = '2026-07';
  const asha = await addPerson('Asha');
  await place(asha, pune);
  await mark(pune, asha, `${whole.slice(0, 29)}A`);
  await lock(pune);
  const { registerId } = await makeLines();
  await payRegister(server, registerId);
  await mark(pune, asha, `${whole}P`, { month: july });
  await lock(pune, july);
  const before = await linesOf(registerId);
  const correct = (day: string, code: string) =>
    server.call('POST', `attendance/${pune}/${MONTH}/corrections`, {
      employeeId: asha,
      day,
      code,
      overtimeMinutes: 0,
      reason: 'As the client says',
    });
  await correct('2026-06-01', 'A');
  expect((await makeLines(july)).lines).toMatchObject([{ arrearsPaise: -50_000, grossPaise: 1_450_000 }]);
  await correct('2026-06-01', 'P');
  await correct('2026-06-30', 'P');
  const { lines, registerId: of } = await makeLines(july);
  expect(lines).toMatchObject([{ arrearsPaise: 50_000, grossPaise: 1_550_000, days: 31 }]);
  expect((await makeLines(july)).lines).toMatchObject([{ arrearsPaise: 50_000, grossPaise: 1_550_000 }]);
  await payRegister(server, of);
  expect(await linesOf(registerId)).toEqual(before);
  await mark(pune, asha, 'P', { month: '2026-08' });
  await lock(pune, '2026-08');
  expect((await makeLines('2026-08')).lines).toMatchObject([{ arrearsPaise: 0 }]);
});

test('a wage is judged by the minimum of its zone and skill', async () => {
  const row = (skill: string, rupees: number) => ({
    ...{ kind: 'minimum-wage', state: '20', from: '2026-04-01', source: 'Notification of Jharkhand' },
    value: { zone: 'A', skill, dayPaise: rupees * 100 },
  });
  await add('law-rows', row('Unskilled', 500));
  await add('law-rows', row('Skilled', 700));
  const people = { Asha: 'Unskilled', Bela: 'Skilled', Chand: '' };
  for (const [name, skill] of Object.entries(people))
    await place(await addPerson(name), pune, { ...pay(15_600), skill, wageZone: 'a' });
  const { warnings } = await check();
  expect(warnings.filter(({ text }) => text.includes('minimum'))).toMatchObject([
    { name: 'Bela', text: '₹600.00 a day is below the minimum wage of ₹700.00 in Jharkhand, a, skilled.' },
  ]);
});

test('what does not stand in the way is pointed out', async () => {
  const asha = await addPerson('Asha');
  const placement = await place(asha, pune, pay(3000));
  await mark(pune, asha, whole.slice(0, 28));
  await lock(pune);
  await server.call('PUT', `placements/${placement}`, { endsOn: '2026-06-29' });
  const texts = (await check()).warnings.map(({ name, text }) => `${name}: ${text}`);
  expect(texts).toEqual([
    'Asha: One day not marked, and not paid.',
    'Asha: There is no UAN; the PF return needs it.',
    'Asha: There is no ESI number; the ESI return needs it.',
    'Asha: ₹115.38 a day is below the minimum wage of ₹178.00, the floor of the Centre.',
  ]);
});

describe('an advance', () => {
  let asha: string;
  beforeEach(async () => {
    asha = await addPerson('Asha');
    await place(asha, pune, pay(20_000));
    for (const month of [MONTH, '2026-07']) {
      await mark(pune, asha, 'P'.repeat(30), { month });
      await lock(pune, month);
    }
  });
  const advance = (rupees: number, instalment: number) =>
    add('employee-advances', {
      ...{ employeeId: asha, day: '2026-05-31', amountPaise: rupees * 100, instalmentPaise: instalment * 100 },
    });
  const keptBack = async (month: string) => (await makeLines(month)).lines[0]?.advancePaise;

  test('is given back by the wages of each month until nothing is left', async () => {
    await advance(3000, 2000);
    expect([await keptBack(MONTH), await keptBack('2026-07')]).toEqual([200_000, 100_000]);
    expect((await server.call('GET', `employees/${asha}/advances`)).json()).toEqual({
      ...{ advancedPaise: 300_000, recoveredPaise: 300_000, leftPaise: 0 },
    });
  });

  test('never takes more than half of the wages with what the law takes', async () => {
    await advance(50_000, 0);
    const { lines } = await makeLines();
    const [line] = lines;
    const kept = (line?.pfEmployeePaise ?? 0) + (line?.esiEmployeePaise ?? 0) + (line?.professionalTaxPaise ?? 0);
    expect(line?.advancePaise).toBe(1_000_000 - kept);
  });

  test('is given back by its own months, also when one is deleted and made again after a later one', async () => {
    await advance(3000, 0);
    const { registerId } = await makeLines();
    await add('employee-advances', { employeeId: asha, day: '2026-07-15', amountPaise: 100_000, instalmentPaise: 0 });
    const later = await keptBack('2026-07');
    await server.call('DELETE', `wages/${registerId}`);
    expect([later, await keptBack(MONTH)]).toEqual([100_000, 300_000]);
  });

  test('waits where the office says so with a note, also when the wages are made once more, and is not given back twice', async () => {
    await advance(3000, 0);
    const say = async (deductionNote: string) => {
      const [line] = (await makeLines()).lines;
      await server.call('PUT', `wages/lines/${line?.id}`, { advancePaise: 0, deductionNote });
    };
    await say('From August');
    expect(await keptBack(MONTH)).toBe(0);
    const later = await keptBack('2026-07');
    await say('');
    expect([later, await keptBack(MONTH)]).toEqual([300_000, 0]);
  });
});
