import { screen, waitFor, within } from '@testing-library/react';
import type { RunStep, RunStepState, WageRun } from 'shared/domain/payroll/wageRun';
import { runSteps } from 'shared/domain/payroll/wageRun';
import { fakeApi, renderScreen } from 'shared/testing';
import RunCard from '../dashboard/RunCard';
import { fill } from '../fill.fixture';
import RunPage from './RunPage';

const route = '/dashboard/compliances/wage-management/run?month=2026-04';

const step = (name: RunStep, more: Partial<RunStepState> = {}): RunStepState => ({
  ...{ step: name, isDone: false, at: null, by: '', missing: [], canTake: false, canTakeBack: false },
  ...more,
});
const runOf = (more: Partial<WageRun> = {}, steps: Partial<Record<RunStep, Partial<RunStepState>>> = {}): WageRun => ({
  ...{ month: '2026-04', registerId: 'w1', unpaid: [], paidOtherwise: [], takenBack: [], needsTwo: false },
  steps: runSteps.map((name) => step(name, steps[name])),
  ...more,
});
const done = { isDone: true, at: '2026-05-02T05:00:00.000Z', by: 'Asha Rao' };

function open(run: WageRun) {
  const api = fakeApi({});
  api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: run }));
  return renderScreen(<RunPage />, { route, api, records: { employee: '/employees/:id' } });
}
const of = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('each step says who did it and when, or what it waits for, with a way there', async () => {
  open(
    runOf(
      {},
      {
        attendance: { missing: [{ text: 'Everkart, Pune: open', centerId: 'c1' }] },
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
  expect((await of('Register made')).getByText('02 May 2026, 10:30, Asha Rao')).toBeVisible();
  expect((await of('Paid')).getByText('07 May 2026, Asha Rao')).toBeVisible();
  expect((await of('Paid')).getByRole('link', { name: 'Open register' })).toHaveAttribute(
    'href',
    '/dashboard/compliances/wage-management/w1',
  );
});

test('a step is taken, and taken back with a reason', async () => {
  const { api, user } = open(runOf({}, { checked: { ...done, canTakeBack: true }, approved: { canTake: true } }));
  api.on('POST', 'wages/runs/2026-04/approved', () => ({ status: 200, body: runOf() }));
  api.on('POST', 'wages/runs/2026-04/checked/take-back', () => ({ status: 200, body: runOf() }));
  await user.click((await of('Approved')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/approved'))).toBe(true));
  await user.click((await of('Checked')).getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Reason/), 'A day was missing');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path.endsWith('/take-back'))?.body).toEqual({ reason: 'A day was missing' }),
  );
});

test('people paid in cash or by cheque are listed', async () => {
  open(runOf({ paidOtherwise: [{ employeeId: 'e2', name: 'Bela Das', paidBy: 'Cheque', netPaise: 100 }] }));
  expect(await screen.findByText('Bela Das')).toBeVisible();
  expect(screen.getByText('Cheque')).toBeVisible();
});

test('lists the unpaid, each leading to the employee’s page, and the steps that were taken back', async () => {
  const unpaid = [{ employeeId: 'e1', name: 'Anil Mahto', reason: 'No bank account.', netPaise: 100 }];
  const takenBack = [
    { step: 'checked' as const, at: '2026-05-02T05:00:00.000Z', by: 'Asha Rao', reason: 'A day was missing' },
  ];
  open(runOf({ unpaid, takenBack }));
  expect(await screen.findByRole('link', { name: 'Anil Mahto' })).toHaveAttribute('href', '/employees/e1');
  expect(screen.getByText('No bank account.')).toBeVisible();
  expect(screen.getByText('Checked: A day was missing (Asha Rao, 02 May 2026, 10:30)')).toBeVisible();
});

test('the owner settles that a second person approves', async () => {
  const { api, user } = open(runOf());
  api.on('PUT', 'wages/run-settings', () => ({ status: 200, body: { needsTwo: true } }));
  await user.click(await screen.findByRole('checkbox', { name: /^A second person has to approve/ }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'wages/run-settings')?.body).toEqual({ needsTwo: true }),
  );
});

test('the home says how far the last month is, and leads to its run', async () => {
  const api = fakeApi({});
  const steps = { attendance: done, register: done };
  const unpaid = [{ employeeId: 'e1', name: 'Anil Mahto', reason: 'No bank account.', netPaise: 100 }];
  api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: runOf({ unpaid }, steps) }));
  jest.useFakeTimers({ now: Date.parse('2026-05-10T06:00:00Z'), advanceTimers: true });
  renderScreen(<RunCard />, { api });
  expect(await screen.findByText('2 of 7 steps done')).toBeVisible();
  expect(screen.getByText('Next: checked')).toBeVisible();
  expect(screen.getByText('1 person not paid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open run' })).toHaveAttribute('href', route);
  jest.useRealTimers();
});
