import { screen, waitFor, within } from '@testing-library/react';
import { type RunStep, runSteps } from 'shared/domain/pay/runs/runSteps';
import type { RunStepState, WageRun } from 'shared/domain/pay/runs/wageRun';
import { fakeApi, renderScreen } from 'shared/testing';
import RunCard from '../../dashboard/RunCard';
import { fill } from '../../fill.fixture';
import { obligation } from '../../obligations/obligation.fixture';
import RunPage from './RunPage';

const route = '/dashboard/compliances/wage-management/run?month=2026-04';

const step = (name: RunStep, more: Partial<RunStepState> = {}): RunStepState => ({
  ...{ step: name, isDone: false, at: null, by: '', missing: [], canTake: false, canTakeBack: false },
  ...{ acts: [], dues: [], waitsFor: null },
  ...more,
});
const runOf = (more: Partial<WageRun> = {}, steps: Partial<Record<RunStep, Partial<RunStepState>>> = {}): WageRun => ({
  ...{ month: '2026-04', registerId: 'w1', unpaid: [], paidOtherwise: [], takenBack: [], needsTwo: false },
  ...{ owed: [], clients: [] },
  steps: runSteps.map((name) => step(name, steps[name])),
  ...more,
});
const done = { isDone: true, at: '2026-05-02T05:00:00.000Z', by: 'Asha Rao' };

function open(run: WageRun, at = route) {
  const api = fakeApi({});
  api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: run }));
  return renderScreen(<RunPage />, { route: at, api, records: { employee: '/employees/:id' } });
}
const of = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('each step says who did it and when, or what it waits for, with a way there', async () => {
  open(
    runOf(
      {},
      {
        attendance: {
          missing: [{ text: 'Everkart, Pune: open', path: '/dashboard/attendance?month=2026-04&center=c1' }],
        },
        register: done,
        paid: { ...done, at: '2026-05-07' },
      },
    ),
  );
  const attendance = await of('Attendance locked');
  expect(attendance.getByRole('link', { name: 'Everkart, Pune: open' })).toHaveAttribute(
    'href',
    '/dashboard/attendance?month=2026-04&center=c1',
  );
  expect((await of('Wages made')).getByText('02 May 2026, 10:30, Asha Rao')).toBeVisible();
  expect((await of('Wages paid')).getByText('07 May 2026, Asha Rao')).toBeVisible();
  expect((await of('Wages paid')).getByRole('link', { name: 'Open register' })).toHaveAttribute(
    'href',
    '/dashboard/compliances/wage-management/w1',
  );
});

test('a step is done, and undone with a reason', async () => {
  const { api, user } = open(runOf({}, { checked: { ...done, canTakeBack: true }, approved: { canTake: true } }));
  const approved = runOf({}, { checked: { ...done, canTakeBack: true }, approved: done });
  api.on('POST', 'wages/runs/2026-04/approved', () => {
    api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: approved }));
    return { status: 200, body: approved };
  });
  api.on('POST', 'wages/runs/2026-04/checked/take-back', () => ({ status: 200, body: runOf() }));
  await user.click((await of('Approved')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Approved' })).toHaveFocus());
  await user.click((await of('Checked')).getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Reason/), 'A day was missing');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path.endsWith('/take-back'))?.body).toEqual({ reason: 'A day was missing' }),
  );
});

test('the next step can be done while the page still reads what else the last one changed', async () => {
  const { api, user } = open(runOf({}, { checked: { canTake: true } }));
  const checked = runOf({}, { checked: done, approved: { canTake: true } });
  let reads = 0;
  api.on('POST', 'wages/runs/2026-04/checked', () => {
    api.on('GET', 'wages/runs/2026-04', () => {
      // The page reads the run first; what the notice says comes next.
      if ((reads += 1) === 1) api.hold('GET', 'wages/runs/2026-04');
      return { status: 200, body: checked };
    });
    return { status: 200, body: checked };
  });
  api.on('POST', 'wages/runs/2026-04/approved', () => ({ status: 200, body: checked }));
  await user.click((await of('Checked')).getByRole('button', { name: 'Mark checked' }));
  await user.click(await (await of('Approved')).findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/approved'))).toBe(true));
});

test('people paid in cash or by cheque are listed', async () => {
  open(runOf({ paidOtherwise: [{ employeeId: 'e2', name: 'Bela Das', paidBy: 'Cheque', netPaise: 100 }] }));
  expect(await screen.findByText('Bela Das')).toBeVisible();
  expect(screen.getByText('Cheque')).toBeVisible();
});

test('lists the unpaid, each leading to the employee’s page, and the undone steps', async () => {
  const unpaid = [{ employeeId: 'e1', name: 'Anil Mahto', reason: 'No bank account.', netPaise: 100 }];
  const takenBack = [
    { step: 'checked' as const, at: '2026-05-02T05:00:00.000Z', by: 'Asha Rao', reason: 'A day was missing' },
  ];
  open(runOf({ unpaid, takenBack }));
  expect(await screen.findByRole('link', { name: 'Anil Mahto' })).toHaveAttribute('href', '/employees/e1');
  expect(screen.getByText('No bank account.')).toBeVisible();
  expect(screen.getByText('Checked: A day was missing (Asha Rao, 02 May 2026, 10:30)')).toBeVisible();
});

test('the owner can require a second person’s approval', async () => {
  const { api, user } = open(runOf());
  api.on('PUT', 'wages/run-settings', () => ({ status: 200, body: { needsTwo: true } }));
  await user.click(await screen.findByRole('checkbox', { name: /^A second person has to approve/ }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'wages/run-settings')?.body).toEqual({ needsTwo: true }),
  );
});

const owed = [{ employeeId: 'e1', name: 'Anil Mahto', month: '2026-04', grossPaise: 50_000, inRegister: '' }];

test('amounts owed after payment come first, with the person and the register', async () => {
  open(runOf({ owed: [...owed, { ...owed[0], month: '2026-03', inRegister: '2026-05' } as (typeof owed)[number]] }));
  const list = within(await screen.findByRole('region', { name: 'Owed after payment' }));
  expect(list.getByText('Apr 2026: ₹500.00 before deductions,', { exact: false })).toBeVisible();
  expect(list.getByRole('link', { name: 'in the wages of May 2026' })).toHaveAttribute(
    'href',
    '/dashboard/compliances/wage-management/run?month=2026-05',
  );
});

test('centers are locked and bills issued together in 4 clicks, with refusals listed before', async () => {
  const records = [
    { id: 'i1', name: 'Everkart' },
    { id: 'i2', name: 'Acme Foods' },
  ];
  const { api, user } = open(
    runOf(
      {},
      {
        attendance: { acts: [{ act: 'lock', count: 20, records: [], warning: '' }] },
        issued: { acts: [{ act: 'issue', count: 2, records, warning: '' }] },
      },
    ),
  );
  api.on('POST', 'attendance/months/2026-04/lock', () => ({ status: 200, body: { count: 20, refused: [] } }));
  api.on('POST', 'invoices/issue-together', ({ body }) => ({
    status: 200,
    body: (body as { ids: string[] }).ids.map((id) => ({
      ...{ id, reason: id === 'i1' ? 'Enter the invoice date.' : '', says: id === 'i1' ? '' : '₹980.00' },
    })),
  }));
  let clicks = 0;
  const click = async (name: string | RegExp) => {
    clicks += 1;
    await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  };
  await of('Attendance locked');
  await click('Lock 20');
  await screen.findByText('Lock the attendance of 20 centers?');
  await click('Lock');
  expect(
    await screen.findByText('Attendance of 20 centers locked. Next: lock the attendance of every center.'),
  ).toBeVisible();
  await click('Issue all (2)');
  const refused = within(await screen.findByRole('list', { name: 'Refused' }));
  expect(refused.getByRole('listitem')).toHaveTextContent('Everkart: Enter the invoice date.');
  await click(/^Issue \S+$/);
  expect(await screen.findByText(/^Invoices issued: 1\. Next: /)).toBeVisible();
  expect(clicks).toBe(4);
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['attendance/months/2026-04/lock', { companyId: '' }],
    ['invoices/issue-together', { ids: ['i1', 'i2'], isCheck: true }],
    ['invoices/issue-together', { ids: ['i2'], isCheck: false }],
  ]);
});

test('wages are made and paid in order: neither is offered too early', async () => {
  const { unmount } = open(runOf({ registerId: '' }));
  expect((await of('Wages made')).queryByRole('button', { name: 'Make wages' })).toBeNull();
  unmount();
  open(runOf({}, { attendance: done, checked: done }));
  expect((await of('Wages made')).getByRole('button', { name: 'Make wages' })).toBeVisible();
  expect((await of('Wages paid')).queryByRole('button', { name: 'Mark paid' })).toBeNull();
});

test('a step says what it waits for, with a link to the step where that is done', async () => {
  open(
    runOf(
      {},
      {
        register: { waitsFor: { text: 'First lock the attendance of every center.', step: 'attendance' } },
        approved: { waitsFor: { text: 'Another person has to approve what you checked.', step: 'approved' } },
      },
    ),
  );
  const first = (await of('Wages made')).getByRole('link', { name: 'First lock the attendance of every center.' });
  expect(first).toHaveAttribute('href', `${route}#attendance`);
  expect((await of('Approved')).getByText(/^Another person/)).not.toHaveAttribute('href');
});

test('in one client’s run the register and the dues say that they cover all clients', async () => {
  open(runOf(), `${route}&company=c1`);
  expect((await of('Wages made')).getByText('of all clients')).toBeVisible();
  expect((await of('PF paid')).getByText('of all clients')).toBeVisible();
  expect((await of('Bills made')).queryByText('of all clients')).toBeNull();
});

test('a due of the month shows its state, and is marked paid here with its day, amount and challan', async () => {
  const due = { id: 'd1', title: 'PF contribution Apr 2026', type: 'Deposit', status: 'Pending' };
  const more = { state: 'overdue' as const, lastDay: '2026-05-15', doneOn: null, reference: '', amountPaise: 390_000 };
  const { api, user } = open(runOf({}, { pf: { dues: [{ ...due, ...more }] } }));
  api.on('GET', 'obligations/d1', () => ({
    status: 200,
    body: obligation({ ...due, id: 'd1', area: 'due', owedPaise: 390_000, status: 'Pending' }),
  }));
  const step = await of('PF paid');
  expect(step.getByText('Overdue, due 15 May 2026')).toBeVisible();
  expect(step.getByText('₹3,900.00')).toBeVisible();
  await user.click(step.getByRole('button', { name: 'Mark paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Paid on/)).toBeVisible();
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('3,900.00');
  expect(dialog.getByLabelText(/^Challan number/)).toBeVisible();
});

test('the home shows the last month’s progress, and leads to its run', async () => {
  const api = fakeApi({});
  const steps = { attendance: done, register: done };
  const unpaid = [{ employeeId: 'e1', name: 'Anil Mahto', reason: 'No bank account.', netPaise: 100 }];
  api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: runOf({ unpaid, owed }, steps) }));
  jest.useFakeTimers({ now: Date.parse('2026-05-10T06:00:00Z'), advanceTimers: true });
  renderScreen(<RunCard />, { api });
  expect(await screen.findByText('2 of 15 steps done')).toBeVisible();
  expect(screen.getByText('Next: check the register.')).toBeVisible();
  expect(screen.getByText('₹500.00 owed to 1 person after payment')).toBeVisible();
  expect(screen.getByText('1 person not paid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open run' })).toHaveAttribute('href', route);
  jest.useRealTimers();
});

test('centers with unmarked days are submitted after a confirmation, which names the next action', async () => {
  const warning = 'Days are not marked at Everkart, Pune (27). They count as absent.';
  const acts = (act: 'submit' | 'confirm') => ({ attendance: { acts: [{ act, count: 2, records: [], warning }] } });
  const { api, user } = open(runOf({}, acts('submit')));
  api.on('POST', 'attendance/months/2026-04/submit', () => ({ status: 200, body: { count: 2, refused: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Submit 2' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Submit the attendance of 2 centers?' }));
  expect(asked.getByText(warning)).toBeVisible();
  api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: runOf({}, acts('confirm')) }));
  await user.click(asked.getByRole('button', { name: 'Submit' }));
  const said = 'Attendance of 2 centers submitted. Next: confirm the attendance of every center.';
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm 2' })).toHaveFocus());
});

test('a skipped step says that wages were paid without it', async () => {
  open(runOf({}, { approved: { isDone: true }, paid: { ...done, at: '2026-05-07' } }));
  const approved = await of('Approved');
  expect(approved.getByText('Wages were paid without it.')).toBeVisible();
  expect(approved.getByText('Approved')).toHaveAttribute('data-tone', 'neutral');
});

test('the first available step has the main button', async () => {
  const acts = (['submit', 'confirm'] as const).map((act) => ({ act, count: 2, records: [], warning: '' }));
  open(runOf({}, { attendance: { acts }, checked: { canTake: true }, approved: { canTake: true } }));
  await of('Attendance locked');
  const main = [...document.querySelectorAll('.ant-btn-primary')].map((button) => button.textContent);
  expect(main).toEqual(['Submit 2']);
});
