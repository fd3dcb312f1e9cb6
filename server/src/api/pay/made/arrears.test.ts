import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import type { WageLine, WageRegister } from 'shared/domain/pay/wages/wage';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';

let server: TestApp;
let center: string;
let person: string;
let placement: string;

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  const answer = await server.call(method, path, body);
  if (answer.statusCode > 204) throw new Error(`${path}: ${answer.body}`);
  return answer.body === '' ? (undefined as T) : answer.json<T>();
}
const add = async (path: string, body: object) => (await call<{ id: string }>('POST', path, body)).id;
const pay = (rupees: number) => ({ basicPaise: rupees * 100, grossPaise: rupees * 100 });
let marked = 0;
async function work(month: string) {
  const marks = Array.from({ length: Number(lastDayOfMonth(month).slice(8)) }, (_, index) => ({
    ...{ id: `mark-of-arrears-${(marked += 1)}`, employeeId: person, overtimeMinutes: 0, code: 'P' },
    ...{ at: `${month}-28T06:00:00.000Z`, day: `${month}-${String(index + 1).padStart(2, '0')}` },
  }));
  await call('PUT', `attendance/${center}/${month}`, { sentAt: new Date().toISOString(), marks });
  for (const step of ['submit', 'confirm', 'lock']) await call('POST', `attendance/${center}/${month}/${step}`);
}
async function make(month: string) {
  const { registerId } = await call<MadeWages>('POST', 'wages/made', { month });
  const [line] = await call<WageLine[]>('GET', `wages/lines?wageId=${registerId}`);
  return { registerId, line: line as WageLine };
}
const fileOf = async (wageId: string, file: string) => (await server.call('GET', `wages/${wageId}/files/${file}`)).body;

beforeEach(async () => {
  server = await openTestApp();
  center = await add('centers', { client_name: 'Everkart', city: 'Pune' });
  const account = { bankAccount: '123456789012', ifsc: 'SBIN0001234', esiMember: false };
  person = await add('employees', { name: 'Nitesh', uan: '100257274743', workState: '07', ...account });
  placement = await add('placements', { employeeId: person, centerId: center, startsOn: '2026-08-01', ...pay(14_000) });
});
afterEach(() => server.close());

/** August is paid at 14,000, then raised to 20,000; October pays the difference. */
async function raisedLater() {
  await work('2026-08');
  const { registerId } = await make('2026-08');
  await payRegister(server, registerId);
  await call('POST', `placements/${placement}/terms`, { startsOn: '2026-08-01', ...pay(20_000), paysArrears: true });
  await work('2026-10');
  return make('2026-10');
}

describe('new terms', () => {
  beforeEach(async () => {
    await work('2026-08');
    await payRegister(server, (await make('2026-08')).registerId);
    await work('2026-10');
  });

  test('hold from their day on, by the days of a month within which they begin, and pay no arrears', async () => {
    await call('POST', `placements/${placement}/terms`, { startsOn: '2026-10-16', ...pay(20_000) });
    const { line } = await make('2026-10');
    const grossPaise = Math.round((1_400_000 * 15) / 31) + Math.round((2_000_000 * 16) / 31);
    expect(line).toMatchObject({ arrearsPaise: 0, grossPaise });
    expect(await call<object[]>('GET', 'placements?sort=startsOn')).toMatchObject([
      { startsOn: '2026-08-01', endsOn: '2026-10-15', endReason: 'New terms', grossPaise: 1_400_000 },
      { startsOn: '2026-10-16', endsOn: null, grossPaise: 2_000_000 },
    ]);
  });

  test('of a paid day need a word that the difference is arrears, and what was paid stays in the placement', async () => {
    const change = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const answer = await server.call(method, `placements/${placement}${path}`, body);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await change('POST', '/terms', { startsOn: '2026-08-20', ...pay(20_000) })).toEqual([
      409,
      'Wages of Aug 2026 are paid by the earlier terms. Choose a day after 31 Aug 2026, or say that the difference is paid as arrears.',
    ]);
    expect(await change('PUT', '', pay(20_000))).toEqual([
      409,
      'Wages of Aug 2026 are paid by this pay, which stays. Enter the other pay under “New terms”, with the day from which it holds.',
    ]);
    expect((await change('POST', '/terms', { startsOn: '2026-07-31', ...pay(20_000) }))[0]).toBe(400);
    expect((await make('2026-10')).line).toMatchObject({ arrearsPaise: 0, grossPaise: 1_400_000 });
  });

  test('of a paid day pay the difference of the days from then on', async () => {
    const terms = { startsOn: '2026-08-17', ...pay(17_100), paysArrears: true };
    await call('POST', `placements/${placement}/terms`, terms);
    // 15 of 31 days at 3,100 more; August’s ceiling leaves 1,000 for PF.
    const { line } = await make('2026-10');
    expect(line).toMatchObject({ arrearsPaise: 150_000, grossPaise: 1_860_000, pfWagePaise: 1_710_000 });
    expect(line.pfEmployeePaise).toBe(205_200 + 12_000);
  });
});

test('the PF of arrears is worked out in the month in which they were earned, under its ceiling', async () => {
  const { registerId, line } = await raisedLater();
  // 12% of October’s 20,000, and of the 1,000 between 14,000 and August’s ceiling of 15,000.
  expect(line).toMatchObject({ arrearsPaise: 600_000, grossPaise: 2_600_000, pfWagePaise: 2_000_000 });
  expect(line).toMatchObject({ pfEmployeePaise: 252_000, pensionPaise: 175_000, pfEmployerPaise: 77_000 });
  await call('PUT', `wages/lines/${line.id}`, { advancePaise: 100 });
  const [again] = await call<WageLine[]>('GET', `wages/lines?wageId=${registerId}`);
  expect(again).toMatchObject({ pfEmployeePaise: 252_000, netPaise: line.netPaise - 100 });
});

test('the portal is told of arrears in a file of their month, and of the month itself without them', async () => {
  const { registerId } = await raisedLater();
  expect(await fileOf(registerId, 'ecr')).toBe(
    '100257274743#~#NITESH#~#20000#~#20000#~#20000#~#20000#~#2400#~#1666#~#734#~#0#~#0\r\n',
  );
  const arrears = 'ecr-arrears-2026-08';
  expect(await fileOf(registerId, arrears)).toBe('100257274743#~#NITESH#~#1000#~#1000#~#1000#~#120#~#84#~#36\r\n');
  const handIn = (file: string) => call('POST', 'wage-returns', { wageId: registerId, file, handedInOn: '2026-11-10' });
  expect(await handIn(arrears)).toMatchObject({ month: '2026-08', people: 1, amountPaise: 24_000 });
  const listed = await call<ListedFile[]>('GET', `wages/${registerId}/files`);
  expect(
    listed
      .filter(({ id }) => id.startsWith('ecr'))
      .map(({ id, totalPaise, handedInOn }) => [id, totalPaise, handedInOn]),
  ).toEqual([
    ['ecr', 480_000, null],
    [arrears, 24_000, '2026-11-10'],
  ]);
  const { sums } = await call<WageRegister>('GET', `wages/${registerId}`);
  // Each challan is rounded separately: insurance and administration on 20,000, and on 1,000.
  expect(sums).toMatchObject({ insurancePaise: 10_000 + 500, administrationPaise: 50_000 + 500 });
  const read = async (month: string, rupees: number, number: number) => {
    const text = `TRRN : ${number}\nWage month : ${month}\nGrand total : ${rupees}\nPayment date : 12-NOV-2026`;
    return (await call<{ message: string }>('POST', `wages/${registerId}/read-back`, { text })).message;
  };
  expect(await read('August 2026', 250, 1012611001234)).toMatch(/as much as the register\.$/);
  expect(await read('October 2026', 5_400, 1012611001235)).toMatch(/as much as the register\.$/);
});

describe('somebody who was left out of a month that is paid', () => {
  /** August is paid to a colleague, but not to Nitesh. */
  async function leftOut() {
    const made = await call<MadeWages>('POST', 'wages/made', { month: '2026-08', leaveOut: [person] });
    await payRegister(server, made.registerId);
    await work('2026-10');
  }
  beforeEach(async () => {
    const colleague = await add('employees', { name: 'Omkar', bankAccount: '123456789013', ifsc: 'SBIN0001234' });
    await add('placements', { employeeId: colleague, centerId: center, startsOn: '2026-08-01', ...pay(14_000) });
    await work('2026-08');
  });
  /** October's payment for August, to him and the colleague. */
  const arrears = async () => {
    const { registerId } = await call<MadeWages>('POST', 'wages/made', { month: '2026-10' });
    const lines = await call<WageLine[]>('GET', `wages/lines?wageId=${registerId}`);
    const own = (isOwn: boolean) => lines.find(({ employeeId }) => (employeeId === person) === isOwn)?.arrearsPaise;
    return [own(true), own(false)];
  };

  test('is paid with the next, also when that is made once more', async () => {
    await leftOut();
    expect([await arrears(), await arrears()]).toEqual([
      [1_400_000, 0],
      [1_400_000, 0],
    ]);
  });

  test('is paid with the next when an earlier register had them, which was deleted', async () => {
    const { registerId } = await make('2026-08');
    expect((await server.call('DELETE', `wages/${registerId}`)).statusCode).toBe(204);
    await leftOut();
    expect(await arrears()).toEqual([1_400_000, 0]);
  });
});
