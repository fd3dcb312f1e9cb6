import { screen, within } from '@testing-library/react';
import { RouteMatch } from 'react-router-dom';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import { type RunStep, runSteps } from 'shared/domain/pay/runs/runSteps';
import type { RunStepState, WageRun } from 'shared/domain/pay/runs/wageRun';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import FilesPage from '../files/FilesPage';
import { register } from '../wages/wage.fixture';
import RunPage from './RunPage';

const CENTERS = 20;
/** The maximum number of clicks for the whole run. */
const GOAL = 40;

const pages = '/dashboard/compliances/wage-management';
const records = Array.from({ length: CENTERS }, (_, n) => ({ id: `i${n}`, name: `Client ${n}` }));
const stages = ['submit', 'confirm', 'lock'] as const;
const signed = ['checked', 'approved', 'files', 'payslips'] as const;

const ofMonth = { ...register, month: '2026-04' };

const file = (id: ListedFile['id'], title: string, group: ListedFile['group']): ListedFile => ({
  ...{ id, title, purpose: '', group, fileName: `${id}.txt`, rows: 300, toMend: 0, leftOut: 0, isStopped: false },
  ...{ totalPaise: 1, findings: [], handedInOn: null, paidOn: null },
});

/** A mock server with a month of 300 people whose days are marked; it advances as requests arrive. */
function monthOfFirm() {
  const done = new Set<RunStep>();
  let stage = 0;
  const api = fakeApi({ wages: [ofMonth], 'bank-layouts': [], 'wage-returns': [] });
  const acts = (step: RunStep): RunStepState['acts'] => {
    const next = stages[stage];
    if (step === 'attendance' && next) return [{ act: next, count: CENTERS, records: [], warning: '' }];
    if (step === 'billed' && done.has('paid') && !done.has(step))
      return [{ act: 'bill', count: CENTERS, records: [], warning: '' }];
    if (step === 'issued' && done.has('billed') && !done.has(step))
      return [{ act: 'issue', count: CENTERS, records, warning: '' }];
    return [];
  };
  const run = (): WageRun => ({
    ...{ month: '2026-04', registerId: done.has('register') ? 'w1' : '', unpaid: [], paidOtherwise: [], takenBack: [] },
    ...{ needsTwo: false, owed: [], clients: [] },
    steps: runSteps.map((step, place) => ({
      ...{ step, isDone: done.has(step), at: null, by: '', missing: [], dues: [], waitsFor: null, acts: acts(step) },
      canTake: signed.some((each) => each === step) && !done.has(step) && done.has(runSteps[place - 1] as RunStep),
      canTakeBack: false,
    })),
  });
  api.on('GET', 'wages/runs/2026-04', () => ({ status: 200, body: run() }));
  for (const each of stages)
    api.on('POST', `attendance/months/2026-04/${each}`, () => {
      stage += 1;
      if (stage === stages.length) done.add('attendance');
      return { status: 200, body: { count: CENTERS, refused: [] } };
    });
  const made = {
    ...{ month: '2026-04', registerId: '', centers: [], people: 300, grossPaise: 1, arrearsPaise: 0, netPaise: 1 },
    ...{ problems: [], warnings: [] },
  };
  api.on('POST', 'wages/made/check', () => ({ status: 200, body: made }));
  api.on('POST', 'wages/made', () => {
    done.add('register');
    return { status: 201, body: { ...made, registerId: 'w1' } };
  });
  for (const step of signed)
    api.on('POST', `wages/runs/2026-04/${step}`, () => {
      done.add(step);
      return { status: 200, body: run() };
    });
  const files = [file('ecr', 'PF', 'Portals'), file('esi', 'ESI', 'Portals'), file('bank-icici', 'Bank', 'Banks')];
  api.on('GET', 'wages/w1/files', () => ({ status: 200, body: files }));
  for (const { id } of files) api.on('GET', `wages/w1/files/${id}`, () => ({ status: 200, body: 'rows' }));
  api.on('PUT', 'wages/w1', () => {
    done.add('paid');
    return { status: 200, body: { ...ofMonth, status: 'Paid', version: 2 } };
  });
  api.on('POST', 'invoices/bills/all', () => {
    done.add('billed');
    return { status: 200, body: { count: CENTERS, refused: [] } };
  });
  api.on('POST', 'invoices/issue-together', ({ body }) => {
    const { ids, isCheck } = body as { ids: string[]; isCheck: boolean };
    if (!isCheck) done.add('issued');
    return { status: 200, body: ids.map((id) => ({ id, reason: '', says: '' })) };
  });
  return { api, done };
}

test(`the day of ${CENTERS} centers and 300 people, from marked attendance to issued bills and files, takes 20 clicks`, async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, done } = monthOfFirm();
  const { user } = renderScreen(
    <>
      <RouteMatch path={`${pages}/run`}>
        <RunPage />
      </RouteMatch>
      <RouteMatch path={`${pages}/:id/files`}>
        <FilesPage />
      </RouteMatch>
    </>,
    { route: `${pages}/run?month=2026-04`, api },
  );
  const clicks = countClicks(user);
  const { click } = user;
  const step = async (name: string) => within(await screen.findByRole('listitem', { name }));
  const press = async (name: string, label: string) =>
    click(await (await step(name)).findByRole('button', { name: label }));
  const confirm = async (label: string | RegExp) =>
    click(await within(await screen.findByRole('dialog')).findByRole('button', { name: label }));

  await press('Attendance locked', 'Submit 20');
  await press('Attendance locked', 'Confirm 20');
  await press('Attendance locked', 'Lock 20');
  await confirm('Lock');
  await press('Wages made', 'Make wages');
  await confirm('Make wages');
  await press('Checked', 'Mark checked');
  await press('Approved', 'Approve');
  await click((await step('Files made')).getByRole('link', { name: 'Open files' }));
  for (const download of await screen.findAllByRole('button', { name: 'Download' })) await click(download);
  expect(saved).toHaveBeenCalledTimes(3);
  await click(await screen.findByRole('link', { name: 'Open run' }));
  await press('Files made', 'Mark files made');
  await press('Wages paid', 'Mark paid');
  await confirm('Mark paid');
  await press('Payslips handed out', 'Mark handed out');
  await press('Bills made', 'Make 20 bills');
  await press('Invoices issued', 'Issue all (20)');
  await confirm(/^Issue \S+$/);
  await screen.findByText(/^Invoices issued: 20\. Next: /);
  expect([...done].toSorted()).toEqual(
    ['attendance', 'register', 'checked', 'approved', 'files', 'paid', 'payslips', 'billed', 'issued'].toSorted(),
  );
  expect(clicks()).toBe(20);
  expect(clicks()).toBeLessThanOrEqual(GOAL);
  saved.mockRestore();
});
