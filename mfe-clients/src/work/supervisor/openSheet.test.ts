import { screen, waitFor, within } from '@testing-library/dom';
import type { MarkInput } from 'shared/domain/work/attendance/mark';
import type { SupervisorAnswer, SupervisorSheet } from 'shared/domain/work/attendance/supervisorSheet';
import { openSheet } from './openSheet';

const MONTH = '2026-04';
const NOW = '2026-04-05T06:00:00.000Z';

/** The mock server's data and received requests. */
let office: {
  sheet: Omit<SupervisorSheet, 'now'>;
  received: MarkInput[];
  refuses: Record<string, string>;
  /** People with changes since a phone's last request. */
  changed: Set<string>;
};
/** The state of the network: up, down, losing responses, or an error for every request. */
let network: 'up' | 'down' | 'lossy' | number;
let close: (() => void) | undefined;
const fetched = globalThis.fetch;

const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  code: '',
  designation: 'Picker',
  weeklyOff: '' as const,
  placed: [[1, 30]] as [number, number][],
  days: '.'.repeat(30),
  overtime: {},
  disputed: {},
  corrected: {},
  ...more,
});

/** Stores a mark once, as the server does. */
function store(mark: MarkInput): void {
  if (office.received.some(({ id }) => id === mark.id)) return;
  office.received.push(mark);
  office.sheet.version += 1;
  office.changed.add(mark.employeeId);
  const row = office.sheet.people.find(({ id }) => id === mark.employeeId);
  const day = Number(mark.day.slice(8));
  if (row) row.days = row.days.slice(0, day - 1) + (mark.code || '.') + row.days.slice(day);
}

const answer = (body: object, status = 200) =>
  ({ ok: status < 400, status, json: async () => JSON.parse(JSON.stringify(body)) as unknown }) as unknown as Response;

const call: typeof fetch = async (url, options) => {
  if (network === 'down') throw new TypeError('Failed to fetch');
  if (typeof network === 'number') return answer({ message: 'The server is busy.' }, network);
  const { marks = [], since } = JSON.parse(String(options?.body)) as { marks?: MarkInput[]; since?: number };
  const sheet = (): SupervisorSheet => ({
    ...office.sheet,
    people: office.sheet.people.filter(({ id }) => since === undefined || office.changed.has(id)),
    now: NOW,
  });
  if (String(url).endsWith('/sheet')) return answer(sheet());
  if (office.sheet.state !== 'Open') return answer({ message: 'Closed' }, 409);
  const results: SupervisorAnswer['results'] = marks.map((mark) => {
    const message = office.refuses[mark.employeeId];
    if (message !== undefined) return { id: mark.id, result: 'refused', message };
    store(mark);
    return { id: mark.id, result: 'stored' };
  });
  if (network === 'lossy') throw new TypeError('Failed to fetch');
  return answer({ results, sheet: sheet() } satisfies SupervisorAnswer);
};

const open = () => {
  close?.();
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  close = openSheet(root, { api: '/api', token: 'secret', storage: localStorage });
};
/** Sets the network's state and fires the browser's event. */
const be = (state: typeof network) => {
  network = state;
  dispatchEvent(new Event('online'));
};
const press = (name: string, of?: string) =>
  (of === undefined ? screen : within(screen.getByRole('group', { name: of }))).getByRole('button', { name }).click();
const isMarked = (name: string, of: string) =>
  within(screen.getByRole('group', { name: of }))
    .getByRole('button', { name })
    .getAttribute('aria-pressed');
const status = () => screen.getByRole('status').textContent;
const shown = () => waitFor(() => expect(screen.getByRole('heading', { name: 'Everkart, Pune' })).toBeTruthy());

beforeEach(() => {
  globalThis.fetch = call;
  jest.useFakeTimers({ now: Date.parse(NOW), doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  localStorage.clear();
  network = 'up';
  office = {
    received: [],
    refuses: {},
    changed: new Set(),
    sheet: {
      version: 1,
      state: 'Open',
      steps: [],
      holidays: {},
      weeklyOffs: [],
      month: MONTH,
      center: 'Everkart, Pune',
      endsOn: '2026-05-05',
      people: [
        person('a', 'Asha'),
        person('b', 'Bela', { weeklyOff: 'Sunday' }),
        person('c', 'Chand', { placed: [[6, 30]] }),
      ],
    },
  };
});
afterEach(() => {
  close?.();
  close = undefined;
  globalThis.fetch = fetched;
  jest.useRealTimers();
});

test('offline marks survive a reload, and are sent once when the network is back', async () => {
  open();
  await shown();
  network = 'down';
  press('Everybody present');
  press('Absent', 'Asha');
  expect(status()).toBe('Saved on this phone. 2 marks go to the office when there is a network.');
  open();
  expect([isMarked('Absent', 'Asha'), office.received]).toEqual(['true', []]);
  be('up');
  await waitFor(() => expect(status()).toBe('Everything is sent to the office.'));
  be('up');
  open();
  await shown();
  expect(office.received.map(({ employeeId, day, code }) => [employeeId, day, code])).toEqual([
    ['a', '2026-04-05', 'A'],
    ['b', '2026-04-05', 'W'],
  ]);
});

test('when the network is reported back too early, it retries within seconds', async () => {
  open();
  await shown();
  network = 'down';
  press('Absent', 'Asha');
  await jest.advanceTimersByTimeAsync(20_000);
  be('down');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(office.received).toEqual([]);
  network = 'up';
  // Each step lets the previous one's responses continue.
  for (let step = 0; step < 30; step += 1) await jest.advanceTimersByTimeAsync(100);
  expect(status()).toBe('Everything is sent to the office.');
});

test('a mark whose answer was lost is sent again as the same mark', async () => {
  open();
  await shown();
  network = 'lossy';
  press('Present', 'Asha');
  await jest.advanceTimersByTimeAsync(2000);
  expect(status()).toMatch(/^Saved on this phone/);
  be('up');
  await waitFor(() => expect(status()).toBe('Everything is sent to the office.'));
  expect(office.received).toHaveLength(1);
});

test('people not placed on the day are not shown, and "everybody present" can be undone', async () => {
  open();
  await shown();
  expect(screen.queryByText('Chand')).toBeNull();
  press('Everybody present');
  expect(screen.getByText('2 of 2 marked')).toBeTruthy();
  press('Undo');
  expect(screen.getByText('0 of 2 marked')).toBeTruthy();
});

test('on a holiday of the calendar "everybody present" marks the holiday', async () => {
  office.sheet.holidays = { 5: 'Foundation Day' };
  open();
  await shown();
  press('Everybody present');
  await jest.advanceTimersByTimeAsync(2000);
  const marks = office.received.map(({ employeeId, code }) => [employeeId, code]);
  expect(marks).toEqual([
    ['a', 'F'],
    ['b', 'W'],
  ]);
});

test('others’ marks appear, and the rest stays', async () => {
  open();
  await shown();
  store({ id: 'other', employeeId: 'b', day: '2026-04-05', code: 'A', overtimeMinutes: 0, at: NOW, seen: 0 });
  await jest.advanceTimersByTimeAsync(31_000);
  expect([isMarked('Absent', 'Bela'), isMarked('Absent', 'Asha')]).toEqual(['true', 'false']);
});

test('another day of the month is marked separately, but no future day', async () => {
  open();
  await shown();
  expect((screen.getByRole('button', { name: 'Next day' }) as HTMLButtonElement).disabled).toBe(true);
  press('Day before');
  press('Half day', 'Asha');
  await jest.advanceTimersByTimeAsync(2000);
  expect(office.received).toMatchObject([{ employeeId: 'a', day: '2026-04-04', code: 'H' }]);
});

test('a page still open on the next day shows that day', async () => {
  open();
  await shown();
  jest.setSystemTime(Date.parse(NOW) + 86_400_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveProperty('value', '6');
  expect(screen.getByText('Chand')).toBeTruthy();
});

test('a future month can’t be marked', async () => {
  office.sheet.month = '2026-05';
  open();
  await shown();
  expect(screen.getByText(/^This month has not begun\./)).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Everybody present' }) as HTMLButtonElement).disabled).toBe(true);
});

test('leave and overtime are behind one more tap', async () => {
  open();
  await shown();
  press('Present', 'Asha');
  press('More', 'Asha');
  press('More overtime', 'Asha');
  press('More', 'Bela');
  press('Sick leave', 'Bela');
  await jest.advanceTimersByTimeAsync(2000);
  expect(office.received.map(({ code, overtimeMinutes }) => [code, overtimeMinutes])).toEqual([
    ['P', 30],
    ['S', 0],
  ]);
});

test('a mark has the office’s time, however wrong the phone’s clock is', async () => {
  jest.setSystemTime(Date.parse(NOW) + 26 * 3_600_000);
  open();
  await shown();
  expect(screen.getByText(/^This phone’s clock is wrong by 26 hours\./)).toBeTruthy();
  press('Present', 'Asha');
  await jest.advanceTimersByTimeAsync(2000);
  expect(office.received).toMatchObject([{ day: '2026-04-05', at: expect.stringMatching(/^2026-04-05T06:00/) }]);
});

test('a refused mark shows the reason until it was read, also after a reload', async () => {
  office.refuses.a = 'Asha worked here until 03 Apr 2026. Mark a day until then.';
  open();
  await shown();
  press('Present', 'Asha');
  await jest.advanceTimersByTimeAsync(2000);
  open();
  expect(screen.getByText(/^Not stored: .*Asha: Present\. Asha worked here until/)).toBeTruthy();
  press('I have read this');
  expect(screen.queryByText(/^Not stored/)).toBeNull();
});

test('a locked month accepts no marks, and those still on the phone are listed', async () => {
  open();
  await shown();
  network = 'down';
  press('Absent', 'Asha');
  office.sheet.state = 'Locked';
  be('up');
  await waitFor(() => expect(screen.getByText(/^This month is locked\./)).toBeTruthy());
  expect(screen.getByText(/Asha: Absent/)).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Everybody present' }) as HTMLButtonElement).disabled).toBe(true);
});

test('an ended link says so and whom to ask; marks on the phone stay and are listed', async () => {
  open();
  await shown();
  network = 'down';
  press('Absent', 'Asha');
  be(410);
  await waitFor(() => expect(status()).toMatch(/^This link does not work: .* Ask the office for a new one\.$/));
  expect(screen.getByText(/Asha: Absent/)).toBeTruthy();
  be('up');
  await waitFor(() => expect(office.received).toHaveLength(1));
});

test('after a link has ended and everything was sent, no names stay on the phone', async () => {
  open();
  await shown();
  press('Present', 'Asha');
  await jest.advanceTimersByTimeAsync(2000);
  expect(JSON.stringify({ ...localStorage })).toContain('Asha');
  be(410);
  await waitFor(() => expect(status()).toMatch(/^This link does not work/));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Asha');
});

test('a page never opened with a network says what it needs', async () => {
  network = 'down';
  open();
  await waitFor(() => expect(status()).toMatch(/^There is no network\. Open this page once with a network/));
  be('up');
  await shown();
});

test('marks by someone else made without seeing these are reported, and the office decides', async () => {
  const by = { by: 'Office', at: NOW };
  office.sheet.people[0] = person('a', 'Asha', {
    days: `....P${'.'.repeat(25)}`,
    disputed: {
      5: [
        { code: 'P', overtimeMinutes: 0, by: 'Phone', at: NOW },
        { code: 'A', overtimeMinutes: 0, ...by },
      ],
    },
  });
  open();
  await shown();
  expect(screen.getByText('Somebody else marked: Absent (Office). The office decides.')).toBeTruthy();
});

test('a refusal unrelated to the marks keeps them and shows its sentence', async () => {
  open();
  await shown();
  network = 503;
  press('Present', 'Asha');
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen.getByText('The server is busy.')).toBeTruthy();
  expect(status()).toMatch(/^Saved on this phone\. 1 mark goes/);
});

test('one tap changes the language, which the phone remembers', async () => {
  open();
  await shown();
  press('हिन्दी');
  expect(screen.getByRole('button', { name: 'सब उपस्थित' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('hi-IN');
  open();
  expect(screen.getByRole('button', { name: 'सब उपस्थित' })).toBeTruthy();
});
