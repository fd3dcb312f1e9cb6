import type { RunStep } from 'shared/domain/pay/runs/runSteps';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { MONTH, monthOf } from '../../money/bills/lockedMonth.fixture';

let server: TestApp;
const of = monthOf(() => server);
let center: string;

beforeEach(async () => {
  server = await openTestApp();
  center = await of.center(await of.company());
});
afterEach(() => server.close());

const run = async () => (await server.call('GET', `wages/runs/${MONTH}`)).json<WageRun>();
const stepsOf = ({ steps }: WageRun) => steps.map(({ step, isDone }) => `${step} ${isDone ? 'done' : 'open'}`);
const stepIn = ({ steps }: WageRun, name: RunStep) => steps.find(({ step }) => step === name);
const take = (step: string, token?: string) =>
  server.call('POST', `wages/runs/${MONTH}/${step}`, undefined, token === undefined ? {} : { token });
const takeBack = (step: string, reason = 'A day was missing') =>
  server.call('POST', `wages/runs/${MONTH}/${step}/take-back`, { reason });
const pay = async (wageId: string) => {
  const answer = await server.call('PUT', `wages/${wageId}`, { status: 'Paid', paidOn: '2026-05-07' });
  return [answer.statusCode, answer.json<{ message: string }>().message];
};
const pays = { basicPaise: 1_500_000, grossPaise: 1_500_000 };

/** A locked month with its register. */
async function made(leaveOut: string[] = []): Promise<string> {
  await of.lock(center);
  const answer = await server.call('POST', 'wages/made', { month: MONTH, leaveOut });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<MadeWages>().registerId;
}

test('a month goes from its days to the bill, step by step, each with who did it and what it waits for', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const open = await run();
  expect(stepsOf(open).every((each) => each.endsWith('open'))).toBe(true);
  expect(stepIn(open, 'attendance')?.missing).toEqual([
    { text: 'Everkart, Pune: open', path: `/dashboard/attendance?month=${MONTH}&center=${center}` },
  ]);
  expect(stepIn(open, 'register')?.missing).toMatchObject([{ text: 'No register yet. Make it from attendance.' }]);
  expect(stepIn(open, 'billed')?.missing).toEqual([
    {
      text: 'Everkart, Pune: 1 of 1 not billed',
      path: `/dashboard/invoicing/bills?month=${MONTH}&center=${center}`,
    },
  ]);
  const wageId = await made();
  for (const step of ['checked', 'approved', 'files']) {
    expect(stepIn(await run(), step as RunStep)).toMatchObject({ isDone: false, canTake: true });
    expect((await take(step)).statusCode).toBe(200);
  }
  expect(await pay(wageId)).toEqual([200, undefined]);
  expect(stepIn(await run(), 'payslips')).toMatchObject({ isDone: false, canTake: true });
  expect((await take('payslips')).statusCode).toBe(200);
  await of.bill({ centerId: center });
  const whole = await run();
  expect(whole).toMatchObject({ registerId: wageId, unpaid: [], takenBack: [], owed: [] });
  const own = whole.steps.slice(
    0,
    whole.steps.findIndex(({ step }) => step === 'issued'),
  );
  expect(own.filter(({ isDone, at, by }) => !isDone || at === null || by !== 'Asha Rao')).toEqual([]);
  expect(stepIn(whole, 'issued')).toMatchObject({ isDone: false, acts: [{ act: 'issue', count: 1 }] });
  expect(stepIn(whole, 'paid')?.at).toBe('2026-05-07');
});

test('a step that is not its turn, is done already or is of a paid month is refused in a sentence', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const refused = async (step: string) => {
    const answer = await take(step);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await refused('checked')).toEqual([409, 'There is no register of this month yet. Make it from attendance.']);
  const wageId = await made();
  expect(await refused('approved')).toEqual([409, 'First check the register.']);
  await take('checked');
  expect(await refused('checked')).toEqual([409, 'This step is done already. Load the run again.']);
  await take('approved');
  await pay(wageId);
  expect(await refused('files')).toEqual([409, 'This month is paid. Reopen it first.']);
  expect((await take('paid')).statusCode).toBe(400);
});

test('each step says what comes first in the words of the refusal, unless its own list says so or it can be done', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const waiting = async () =>
    Object.fromEntries((await run()).steps.flatMap(({ step, waitsFor }) => (waitsFor ? [[step, waitsFor]] : [])));
  const first = (text: string, step: string) => ({ text, step });
  const lock = first('First lock the attendance of every center.', 'attendance');
  const approve = first('First approve the register.', 'approved');
  const rest = {
    ...{ payslips: first('First pay the wages.', 'paid'), issued: first('First make the bills.', 'billed') },
    ...{ sent: first('First issue the invoices.', 'issued'), receipts: first('First issue the invoices.', 'issued') },
  };
  expect(await waiting()).toEqual({
    ...{ register: lock, billed: lock, checked: first('First make the wages.', 'register') },
    ...{ approved: first('First check the register.', 'checked'), files: approve, paid: approve, ...rest },
  });
  await made();
  await take('checked');
  expect(await waiting()).toEqual({ files: approve, paid: approve, ...rest });
  await server.call('PUT', 'wages/run-settings', { needsTwo: true });
  const another = first('Another person has to approve what you checked. Ask a colleague.', 'approved');
  expect((await waiting()).approved).toEqual(another);
  expect((await take('approved')).json()).toMatchObject({ message: another.text });
});

test('a step that nobody took before wages were paid was passed over, and the next is what comes after', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  await payRegister(server, await made());
  const paid = await run();
  expect(stepIn(paid, 'approved')).toMatchObject({ isDone: true, by: 'Asha Rao' });
  expect(stepIn(paid, 'files')).toMatchObject({
    isDone: true,
    at: null,
    by: '',
    canTake: false,
    canTakeBack: false,
  });
  expect(paid.steps.find(({ isDone }) => !isDone)?.step).toBe('payslips');
});

test('a register is marked paid once its lines are checked and approved as they are, and says until then what comes first', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const wageId = await made();
  const blocked = async () => (await server.call('GET', `wages/${wageId}`)).json<WageRegister>().blocked;
  const reason = 'Check and approve this month before it is paid. Open its run.';
  const isRefused = async () => {
    expect(await blocked()).toBe(reason);
    expect(await pay(wageId)).toEqual([409, reason]);
  };
  await isRefused();
  await take('checked');
  await isRefused();
  await take('approved');
  expect(await blocked()).toBe('');
  const [line] = (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<{ id: string }[]>();
  await server.call('PUT', `wages/lines/${line?.id}`, { advancePaise: 100 });
  await isRefused();
  expect((await payRegister(server, wageId)).json()).toMatchObject({ status: 'Paid', blocked: '' });
  const atOnce = await server.call('POST', 'wages', { month: '2026-03', status: 'Paid' });
  expect([atOnce.statusCode, atOnce.json<{ message: string }>().message]).toEqual([
    409,
    'A register of all employees is made first, then checked, approved and paid. Leave it pending.',
  ]);
  const total = await server.call('POST', 'wages', { month: '2024-04', totalPaise: 1, status: 'Paid' });
  expect(total.json()).toMatchObject({ status: 'Paid' });
});

test('attendance with days that nobody marked says so before it is submitted, confirmed or locked', async () => {
  await of.person('Asha', center, 'PPP', pays);
  const acts = async () => stepIn(await run(), 'attendance')?.acts;
  const warning = 'Days are not marked at Everkart, Pune (27). They count as absent.';
  expect(await acts()).toEqual([{ act: 'submit', count: 1, records: [], warning }]);
  expect((await server.call('POST', `attendance/months/${MONTH}/submit`, { companyId: '' })).statusCode).toBe(200);
  expect(await acts()).toEqual([{ act: 'confirm', count: 1, records: [], warning }]);
});

test('a step is taken back with a reason until the next is done, and both are told', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const wageId = await made();
  await take('checked');
  await take('approved');
  expect((await takeBack('checked')).json()).toMatchObject({
    message: 'The next step is done. Take that one back first.',
  });
  expect((await takeBack('approved', ' ')).statusCode).toBe(400);
  expect((await takeBack('approved')).statusCode).toBe(200);
  const after = (await takeBack('checked')).json<WageRun>();
  expect(after.takenBack).toMatchObject([
    { step: 'checked', by: 'Asha Rao', reason: 'A day was missing' },
    { step: 'approved', by: 'Asha Rao' },
  ]);
  expect(stepsOf(after)).toContain('checked open');
  const history = (await server.call('GET', `wages/${wageId}/history`)).json<{ changes: object }[]>();
  expect(history.slice(0, 2).map(({ changes }) => Object.keys(changes))).toEqual([
    ['checked', 'reason'],
    ['approved', 'reason'],
  ]);
});

test('what was said of a register holds for it as it was: a line that changes opens the steps again', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const wageId = await made();
  await take('checked');
  await take('approved');
  const [line] = (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<{ id: string }[]>();
  await server.call('PUT', `wages/lines/${line?.id}`, { advancePaise: 100 });
  const changed = await run();
  expect(stepsOf(changed)).toEqual(expect.arrayContaining(['checked open', 'approved open']));
  expect(stepIn(changed, 'checked')?.missing).toMatchObject([
    { text: 'The register has changed since. Do this step again.' },
  ]);
  expect((await take('checked')).statusCode).toBe(200);
  expect(stepIn(await run(), 'approved')).toMatchObject({ isDone: false, canTake: true });
});

test('where the owner wants two people, nobody approves what they checked, and no month is paid before', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  const wageId = await made();
  expect((await server.call('PUT', 'wages/run-settings', { needsTwo: true })).json()).toEqual({ needsTwo: true });
  await take('checked');
  expect(stepIn(await run(), 'approved')).toMatchObject({ canTake: false });
  const own = await take('approved');
  expect([own.statusCode, own.json()]).toMatchObject([
    409,
    { message: 'Another person has to approve what you checked. Ask a colleague.' },
  ]);
  const refusal = [409, 'A second person has to approve this month before it is paid. Open its run.'];
  expect(await pay(wageId)).toEqual(refusal);
  const atOnce = await server.call('POST', 'wages', { month: '2024-04', totalPaise: 1, status: 'Paid' });
  expect([atOnce.statusCode, atOnce.json<{ message: string }>().message]).toEqual(refusal);
  const { token } = await addAccount(server, { rights: ['wages:read', 'wages:write'] });
  expect((await take('approved', token)).statusCode).toBe(200);
  expect(await pay(wageId)).toEqual([200, undefined]);
});

test('the owner alone settles whether two people are needed', async () => {
  const { token } = await addAccount(server, { rights: ['wages:read', 'wages:write'] });
  const answer = await server.call('PUT', 'wages/run-settings', { needsTwo: true }, { token });
  expect(answer.statusCode).toBe(403);
  expect(await run()).toMatchObject({ needsTwo: false });
});

test('two people who approve at the same moment: one does, the other is told', async () => {
  await of.person('Asha', center, 'P'.repeat(30), pays);
  await made();
  await take('checked');
  const answers = await Promise.all([take('approved'), take('approved')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('who is not paid is listed with the reason: no bank account, deductions, nothing left, left out', async () => {
  const people = [
    await of.person('Asha', center, 'P'.repeat(30), pays),
    await of.person('Bela', center, 'P'.repeat(30), pays),
    await of.person('Chand', center, 'A'.repeat(30), pays),
    await of.person('Dina', center, 'P'.repeat(30), pays),
  ];
  const [, bela, , dina] = people.map(({ employeeId }) => employeeId);
  const wageId = await made([dina ?? '']);
  await server.call('PUT', `employees/${bela}`, { bankAccount: '', ifsc: '' });
  await server.db.updateTable('wage_lines').set({ netPaise: -100 }).where('name', '=', 'Asha').execute();
  const { unpaid } = await run();
  expect(unpaid.map(({ name, reason }) => [name, reason])).toEqual([
    ['Asha', 'Deductions are ₹1.00 more than the wages.'],
    ['Bela', 'No bank account. Enter it, or pay in cash or by cheque.'],
    ['Chand', 'Nothing is left to pay.'],
    ['Dina', 'Left out of the register.'],
  ]);
  expect(wageId).not.toBe('');
  await server.call('PUT', `employees/${bela}`, { paidBy: 'Cash' });
  const { unpaid: left, paidOtherwise } = await run();
  expect(left.map(({ name }) => name)).toEqual(['Asha', 'Chand', 'Dina']);
  expect(paidOtherwise.map(({ name, paidBy }) => [name, paidBy])).toEqual([['Bela', 'Cash']]);
});
