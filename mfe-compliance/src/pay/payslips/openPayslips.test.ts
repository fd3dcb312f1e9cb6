import { screen, waitFor, within } from '@testing-library/dom';
import type { WorkerPage, WorkerPayslip } from 'shared/domain/pay/workerLinks/workerPage';
import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import { openPayslips } from './openPayslips';

/** The mock server's data and received requests. */
let office: { page: WorkerPage; days: PersonMonth; code: string; key: string; asked: string[] };
/** The state of the network: up, down, losing responses to what is sent, or an error for every request. */
let network: 'up' | 'down' | 'lossy' | number;
let close: (() => void) | undefined;
const fetched = globalThis.fetch;

const payslip = (month: string, more: Partial<WorkerPayslip> = {}): WorkerPayslip => ({
  ...{ id: month, month, paidOn: '2026-05-07', days: 28.5, arrearsPaise: 0 },
  ...{ basicPaise: 1_000_000, houseRentPaise: 200_000, conveyancePaise: 0, overtimePaise: 40_000 },
  ...{ grossPaise: 1_340_000, pfEmployeePaise: 120_000, esiEmployeePaise: 10_050, professionalTaxPaise: 0 },
  ...{ welfareEmployeePaise: 0, salaryTaxPaise: 0, advancePaise: 50_000, otherDeductionPaise: 0 },
  ...{ netPaise: 1_159_950, ...more },
});

const answer = (body: object, status = 200) =>
  ({ ok: status < 400, status, json: async () => JSON.parse(JSON.stringify(body)) as unknown }) as unknown as Response;

const call: typeof fetch = async (url, options) => {
  if (network === 'down') throw new TypeError('Failed to fetch');
  if (typeof network === 'number') return answer({ message: 'The server is busy.' }, network);
  const sent = JSON.parse(String(options?.body)) as Record<string, string>;
  const path = String(url).replace('/api/worker-page', '').replace('/', '');
  if (path === 'open' && office.key === '' && sent.token === 'secret') {
    if (sent.code !== office.code) return answer({ message: 'Wrong' }, 403);
    office.key = sent.key ?? '';
  }
  if (sent.key !== office.key || office.key === '') return answer({ message: 'Ended' }, 410);
  if (path === 'questions' && !office.asked.includes(sent.id ?? '')) {
    office.asked.push(sent.id ?? '');
    const question = { phoneId: sent.id ?? '', createdAt: '2026-05-20T05:00:00.000Z', question: sent.question ?? '' };
    office.page.questions.unshift({ ...question, answer: '' });
  }
  if (network === 'lossy' && path !== '') throw new TypeError('Failed to fetch');
  return answer(
    path === 'days' ? office.days : path === 'questions' ? { questions: office.page.questions } : office.page,
  );
};

const open = (token = 'secret', keeps = true) => {
  close?.();
  history.replaceState(null, '');
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  close = openPayslips(root, { api: '/api', token, storage: keeps ? localStorage : undefined });
};
/** Sets the network's state and fires the browser's event. */
const be = (state: typeof network) => {
  network = state;
  dispatchEvent(new Event('online'));
};
const enter = (code: string) => {
  (screen.getByLabelText('Code, 6 digits') as HTMLInputElement).value = code;
  screen.getByRole('button', { name: 'Open' }).click();
};
const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
const heading = (name: string) => waitFor(() => screen.getByRole('heading', { level: 1, name }));
const opened = async () => {
  open();
  enter(office.code);
  await heading('Asha');
};
const ask = (question: string) => {
  const field = screen.getByLabelText('Your question') as HTMLTextAreaElement;
  field.value = question;
  field.dispatchEvent(new Event('input'));
  press('Send');
};

beforeEach(() => {
  globalThis.fetch = call;
  globalThis.scrollTo = () => undefined;
  localStorage.clear();
  network = 'up';
  office = {
    ...{ code: '043210', key: '', asked: [] },
    days: [
      {
        ...{ centerId: 'c', companyName: 'Everkart', centerName: 'Pune', placed: [[1, 30]] },
        ...{ days: `PA${'.'.repeat(28)}`, overtime: { 1: 90 }, missing: 28 },
      },
    ],
    page: {
      ...{ name: 'Asha', code: 'E-1', designation: 'Picker', employer: 'BlueTree', today: '2026-05-20' },
      ...{ uan: '100123456789', esicNumber: '', questions: [] },
      payslips: [payslip('2026-04'), payslip('2026-03', { netPaise: 1 })],
      letters: [{ id: 'p1', startsOn: '2026-01-01', center: 'Everkart, Pune' }],
    },
  };
});
afterEach(() => {
  close?.();
  close = undefined;
  globalThis.fetch = fetched;
});

test('the code opens the link once; the phone then opens the page without it, also by the address alone', async () => {
  await opened();
  open();
  await heading('Asha');
  open('');
  await heading('Asha');
  expect(screen.queryByLabelText('Code, 6 digits')).toBeNull();
  expect(screen.getByText('100123456789')).toBeTruthy();
  expect(screen.getByText('Not there yet. Ask the office.')).toBeTruthy();
});

test('a wrong code says so, and the right one still opens the link', async () => {
  open();
  enter('111111');
  expect(await screen.findByText(/^This code is wrong\./)).toBeTruthy();
  enter(office.code);
  await heading('Asha');
});

test('a phone that missed the answer to opening the link still has it', async () => {
  open();
  network = 'lossy';
  enter(office.code);
  await waitFor(() => screen.getByText(/^There is no network\./));
  network = 'up';
  open();
  expect(await screen.findByRole('heading', { name: 'Asha' })).toBeTruthy();
});

test('a payslip is two taps away and adds up; zero amounts are left out', async () => {
  await opened();
  press(/^April 2026/);
  await heading('April 2026');
  const amounts = [...document.querySelectorAll('tr')].map((row) => row.textContent);
  expect(amounts).toEqual([
    'Earnings',
    'Basic and dearness allowance₹10,000.00',
    'House rent₹2,000.00',
    'Other allowances₹1,000.00',
    'Overtime₹400.00',
    'Gross wages₹13,400.00',
    'Deductions',
    'Provident fund (PF)₹1,200.00',
    'State insurance (ESI)₹100.50',
    'Advance₹500.00',
    'All deductions₹1,800.50',
    'Net wages₹11,599.50',
  ]);
});

test('a month’s days are a calendar with each day’s mark, also for a month not paid yet', async () => {
  await opened();
  press(/^May 2026/);
  await heading('May 2026');
  await waitFor(() => screen.getByText('P Present: 1 · A Absent: 1 · Overtime: 1.5 h'));
  expect(screen.getByLabelText(/Friday.*: Present, Overtime 1\.5 h/)).toBeTruthy();
  expect(screen.getByText('Not paid yet')).toBeTruthy();
});

test('opened pages are there without a network, also after a reload, with their date', async () => {
  await opened();
  press(/^April 2026/);
  await waitFor(() => screen.getByText(/P Present: 1/));
  network = 'down';
  open();
  await waitFor(() => screen.getByText('No network. You see what was here on 20 May 2026.'));
  press(/^April 2026/);
  expect(screen.getByText('Provident fund (PF)')).toBeTruthy();
  expect(screen.getByText(/P Present: 1/)).toBeTruthy();
  press(/^‹ All months$/);
  await heading('Asha');
  press(/^March 2026/);
  await waitFor(() => screen.getByText('No days are known of this month.'));
});

test('an offline question stays on the phone, and goes to the office once when the network is back', async () => {
  await opened();
  network = 'down';
  ask('Where are my two hours?');
  await waitFor(() => screen.getByText(/^Saved on this phone\./));
  open();
  expect(screen.getByText(/^Saved on this phone\./)).toBeTruthy();
  be('lossy');
  await waitFor(() => expect(office.asked).toHaveLength(1));
  be('up');
  await waitFor(() => screen.getByText('Not answered yet.'));
  expect(office.asked).toHaveLength(1);
  expect(screen.queryByText(/^Saved on this phone\./)).toBeNull();
});

test('a refused question can be changed, with the reason shown', async () => {
  await opened();
  network = 409;
  ask('Again?');
  await waitFor(() => screen.getByText(/^Too many of your questions wait/));
  expect((screen.getByLabelText('Your question') as HTMLTextAreaElement).value).toBe('Again?');
});

test('the office’s answer is shown', async () => {
  await opened();
  ask('When?');
  await waitFor(() => screen.getByText('Not answered yet.'));
  const [first] = office.page.questions;
  if (first) first.answer = 'With May.';
  be('up');
  expect(await screen.findByText('Answer: With May.')).toBeTruthy();
});

test('after a link has ended, nothing of the person stays on the phone', async () => {
  await opened();
  expect(JSON.stringify({ ...localStorage })).toContain('Asha');
  office.key = 'another';
  be('up');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^This link does not work/));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Asha|1000000/);
});

test('two people’s links on one phone stay separate', async () => {
  await opened();
  open('other');
  expect(screen.getByLabelText('Code, 6 digits')).toBeTruthy();
  open();
  await heading('Asha');
});

test('one tap changes the language, which the phone remembers; months and amounts follow', async () => {
  await opened();
  press('हिन्दी');
  const months = within(screen.getAllByRole('list')[0] as HTMLElement);
  expect(months.getByText('अप्रैल 2026')).toBeTruthy();
  expect(document.documentElement.lang).toBe('hi-IN');
  open();
  await waitFor(() => screen.getByText('ऑफ़िस से पूछें'));
});

test('without a link, or if the browser stores nothing, it says what to do and opens nothing', () => {
  open('');
  expect(screen.getByText('Open the link that the office sent you.')).toBeTruthy();
  open('secret', false);
  expect(screen.getByText(/^This browser keeps nothing/)).toBeTruthy();
});
