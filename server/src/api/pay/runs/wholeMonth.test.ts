import type { RunStep } from 'shared/domain/pay/runs/runSteps';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import type { BulkAnswer } from 'shared/domain/records/bulkAnswer';
import type { TogetherResult } from 'shared/domain/records/together';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { insertRows } from '../../../db/insertRow';
import type { Row } from '../../../db/tables';
import { monthOf } from '../../money/bills/lockedMonth.fixture';

/** The fixture's month, in the past. */
const MONTH = '2026-04';
const CENTERS = 20;
const PEOPLE = 300;

let server: TestApp;
const of = monthOf(() => server);
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const run = async (companyId = '') =>
  (await server.call('GET', `wages/runs/${MONTH}?companyId=${companyId}`)).json<WageRun>();
const stepOf = async (name: RunStep, companyId = '') => {
  const { steps } = await run(companyId);
  return steps.find(({ step }) => step === name);
};
const act = async (path: string, body: object = {}) => {
  const answer = await server.call('POST', path, body);
  expect([path, answer.statusCode, answer.body]).toEqual([path, expect.any(Number), expect.anything()]);
  return answer;
};
const together = async (path: string, ids: string[], isCheck = false) =>
  (await act(path, { ids, isCheck })).json<TogetherResult[]>();
/** The invoices that a step can apply to. */
const idsOf = async (name: RunStep) => (await stepOf(name))?.acts[0]?.records.map(({ id }) => id) ?? [];
const bulk = async (path: string, body: object = {}) => (await act(path, body)).json<BulkAnswer>();

/** Clients with a center each and placed people whose days of the month are all marked. */
async function marked(clients: number, people: number): Promise<{ companyIds: string[]; centerIds: string[] }> {
  const companyIds: string[] = [];
  const centerIds: string[] = [];
  for (let n = 1; n <= clients; n += 1) {
    const address = `${n} Mill Road, Pune`;
    const companyId = await of.add('companies', { name: `Client ${n}`, address, state: '27', pin: '411001' });
    companyIds.push(companyId);
    centerIds.push(await of.add('centers', { client_name: `Client ${n}`, companyId, city: 'Pune' }));
  }
  const bank = { bankAccount: '123456789012', ifsc: 'SBIN0001234', workState: '20' };
  const employeeId = await of.add('employees', { name: 'P', basicPaise: 1_500_000, grossPaise: 1_500_000, ...bank });
  const pay = { basicPaise: 1_500_000, grossPaise: 1_500_000 };
  const terms = { designation: 'Picker', billBasis: 'day', billPaise: 70_000, startsOn: '2026-01-01', ...pay };
  await of.add('placements', { employeeId, centerId: centerIds[0], ...terms });
  const employee = (await server.db.selectFrom('employees').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  const placement = (await server.db.selectFrom('placements').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  await server.db.deleteFrom('placements').execute();
  await server.db.deleteFrom('employees').execute();
  const numbers = Array.from({ length: people }, (_, index) => index);
  const at = (index: number) => ({
    centerId: centerIds[index % clients] ?? '',
    companyId: companyIds[index % clients] ?? '',
  });
  await insertRows(
    server.db,
    'employees',
    numbers.map((n) => ({ ...employee, id: `e${n}`, name: `Person ${n}` })),
  );
  await insertRows(
    server.db,
    'placements',
    numbers.map((n) => ({ ...placement, id: `p${n}`, employeeId: `e${n}`, ...at(n) })),
  );
  const days = Array.from({ length: 30 }, (_, index) => `${MONTH}-${String(index + 1).padStart(2, '0')}`);
  for (const day of days)
    await insertRows(
      server.db,
      'attendance_days',
      numbers.map((n) => ({
        ...{ id: `${n}-${day}`, employeeId: `e${n}`, day, centerId: at(n).centerId, at: `${day}T18:00:00.000Z` },
        ...{ by: 'Asha', isDisputed: 0, version: 1, code: 'P', overtimeMinutes: 0 },
      })),
    );
  return { companyIds, centerIds };
}

test(`from marked days of ${CENTERS} centers and ${PEOPLE} people to issued bills and files it takes 13 acts`, async () => {
  await marked(CENTERS, PEOPLE);
  let acts = 0;
  const count = (answer: BulkAnswer) => {
    acts += 1;
    expect(answer.refused).toEqual([]);
    return answer.count;
  };
  for (const step of ['submit', 'confirm', 'lock'])
    expect(count(await bulk(`attendance/months/${MONTH}/${step}`))).toBe(CENTERS);
  const made = await act('wages/made', { month: MONTH, leaveOut: [] });
  acts += 1;
  const { registerId, people } = made.json<MadeWages>();
  expect(people).toBe(PEOPLE);
  for (const step of ['checked', 'approved']) {
    await act(`wages/runs/${MONTH}/${step}`);
    acts += 1;
  }
  for (const file of ['ecr', 'esi']) {
    await server.call('GET', `wages/${registerId}/files/${file}`);
    acts += 1;
  }
  await act(`wages/runs/${MONTH}/files`);
  await payRegister(server, registerId, '2026-05-07');
  await act(`wages/runs/${MONTH}/payslips`);
  acts += 3;
  expect(count(await bulk('invoices/bills/all', { month: MONTH }))).toBe(CENTERS);
  const issued = await together('invoices/issue-together', await idsOf('issued'));
  acts += 1;
  expect(issued.map(({ reason }) => reason)).toEqual(Array(CENTERS).fill(''));
  expect(acts).toBe(13);
  const done = (await run()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  expect(done).toEqual(expect.arrayContaining(['attendance', 'register', 'paid', 'payslips', 'billed', 'issued']));
}, 120_000);

test('what would be refused is told before invoices are issued, nothing is stored by the trial, and the rest is issued', async () => {
  const { companyIds, centerIds } = await marked(3, 3);
  for (const step of ['submit', 'confirm', 'lock']) await bulk(`attendance/months/${MONTH}/${step}`);
  expect((await bulk('invoices/bills/all', { month: MONTH })).count).toBe(3);
  const drafts = (await server.call('GET', 'invoices?sort=clientName')).json<{ id: string }[]>();
  await server.call('PUT', `invoices/${drafts[0]?.id}`, { date: null });
  const ids = await idsOf('issued');
  const refusals = async (isCheck: boolean) =>
    (await together('invoices/issue-together', ids, isCheck)).map(({ id, reason }) => [id, reason]);
  const trial = await refusals(true);
  expect(trial.toSorted()).toEqual(
    drafts.map(({ id }, place) => [id, place === 0 ? 'Enter the invoice date.' : '']).toSorted(),
  );
  expect((await stepOf('issued'))?.acts).toMatchObject([{ act: 'issue', count: 3 }]);
  expect(await refusals(false)).toEqual(trial);
  expect((await stepOf('issued'))?.missing).toMatchObject([{ text: 'Client 1: draft' }]);
  expect((await stepOf('issued', companyIds[1]))?.isDone).toBe(true);
  expect((await stepOf('receipts', companyIds[1]))?.missing).toHaveLength(1);
  expect(centerIds).toHaveLength(3);
});

test('a step is taken for one client alone, and for those alone that are ready for it', async () => {
  const { companyIds } = await marked(2, 2);
  expect(await bulk(`attendance/months/${MONTH}/submit`, { companyId: companyIds[0] })).toEqual({
    count: 1,
    refused: [],
  });
  expect((await stepOf('attendance'))?.acts).toEqual([
    { act: 'submit', count: 1, records: [], warning: '' },
    { act: 'confirm', count: 1, records: [], warning: '' },
  ]);
  expect((await stepOf('attendance', companyIds[1]))?.acts).toMatchObject([{ act: 'submit', count: 1 }]);
  // The other client's days are open, so its people aren't billed.
  await bulk(`attendance/months/${MONTH}/confirm`);
  await bulk(`attendance/months/${MONTH}/lock`);
  const bills = await bulk('invoices/bills/all', { month: MONTH });
  expect(bills).toMatchObject({ count: 1, refused: [{ name: 'Client 2' }] });
  expect(bills.refused[0]?.text).toMatch(/^Attendance of Apr 2026 is not locked/);
});

test('where the site sends no mail, the run says so before and offers no Send, and each bill is refused with what to do', async () => {
  await marked(1, 1);
  for (const step of ['submit', 'confirm', 'lock']) await bulk(`attendance/months/${MONTH}/${step}`);
  await bulk('invoices/bills/all', { month: MONTH });
  const ids = await idsOf('issued');
  await together('invoices/issue-together', ids);
  expect(await stepOf('sent')).toMatchObject({
    acts: [],
    missing: [{ text: expect.stringMatching(/^This site sends no mail\. Open each invoice/) }, {}],
  });
  expect(await together('sendings/together', ids, true)).toEqual([
    { id: ids[0], reason: expect.stringMatching(/^This site sends no mail\. Open each invoice/), says: '' },
  ]);
});

test('a day that is corrected after payment is owed until the register that has it is paid', async () => {
  const { centerIds } = await marked(1, 1);
  const center = centerIds[0] ?? '';
  const wagesOf = async (month: string) => {
    for (const step of ['submit', 'confirm', 'lock']) await bulk(`attendance/months/${month}/${step}`);
    return (await act('wages/made', { month, leaveOut: [] })).json<MadeWages>().registerId;
  };
  const pay = (id: string, paidOn: string) => payRegister(server, id, paidOn);
  await server.db.updateTable('attendance_days').set({ code: 'A' }).where('day', '=', `${MONTH}-30`).execute();
  await pay(await wagesOf(MONTH), '2026-05-07');
  expect((await run()).owed).toEqual([]);
  await of.correct(center, 'e0', 30, 'P');
  const owed = { employeeId: 'e0', name: 'Person 0', month: MONTH, grossPaise: 50_000 };
  expect((await run()).owed).toEqual([{ ...owed, inRegister: '' }]);
  const [day] = await server.db.selectFrom('attendance_days').selectAll().limit(1).execute();
  const may = Array.from({ length: 31 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`);
  await insertRows(
    server.db,
    'attendance_days',
    may.map((date) => ({ ...(day as unknown as Row), id: `may-${date}`, day: date })),
  );
  const next = await wagesOf('2026-05');
  expect((await run()).owed).toEqual([{ ...owed, inRegister: '2026-05' }]);
  await pay(next, '2026-06-07');
  expect((await run()).owed).toEqual([]);
});
