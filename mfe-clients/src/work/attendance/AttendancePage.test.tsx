import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MarkInput } from 'shared/domain/work/attendance/mark';
import type { Sheet, SheetPerson } from 'shared/domain/work/attendance/sheet';
import { session } from 'shared/platform';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import AttendancePage from './AttendancePage';

const PATH = 'attendance/c1/2026-04';

const person = (name: string, more: Partial<SheetPerson> = {}): SheetPerson => ({
  ...{ id: name.toLowerCase(), name, code: '', designation: '', weeklyOff: '' },
  ...{ placed: [[1, 30]], days: '.'.repeat(30), overtime: {}, disputed: {}, corrected: {} },
  ...more,
});
const sheet = (people: SheetPerson[], more: Partial<Sheet> = {}): Sheet => ({
  ...{ version: 1, state: 'Open', steps: [], holidays: {}, weeklyOffs: [], people },
  ...more,
});

/** Opens the month; marks are accepted as the server would, and stored in the mock response. */
async function open(first: Sheet) {
  const api = fakeApi({
    centers: [{ id: 'c1', client_name: 'Everkart', city: 'Pune' }],
    attendance: [],
    'attendance-links': [],
  });
  const server = { sheet: first, sent: [] as MarkInput[] };
  api.on('GET', PATH, ({ query }) => ({
    status: 200,
    body: query.has('since') ? { ...server.sheet, people: [] } : server.sheet,
  }));
  api.on('PUT', PATH, ({ body }) => {
    const { marks } = body as { marks: MarkInput[] };
    server.sent.push(...marks);
    return { status: 200, body: { version: 2, results: marks.map(({ id }) => ({ id, result: 'stored' })) } };
  });
  const rendered = renderScreen(<AttendancePage />, { api, route: '/dashboard/attendance?center=c1&month=2026-04' });
  const grid = await screen.findByRole('grid', { name: 'Attendance' });
  grid.focus();
  return { ...rendered, api, server, grid };
}
const cell = (name: string) => screen.getByRole('gridcell', { name });
const sent = ({ sent: marks }: { sent: MarkInput[] }) =>
  marks.map(({ employeeId, day, code, overtimeMinutes }) => [employeeId, day.slice(8), code, overtimeMinutes]);
/**
 * Each test that marks waits for the request: a month keeps sending after it is left, and would send into the next
 * test.
 */
const saved = () => screen.findByText('Everything is saved.');

test('arrow keys move to a day, letters mark it, and each mark is sent once', async () => {
  const { user, server } = await open(sheet([person('Asha'), person('Bela')]));
  await user.keyboard('p{ArrowRight}a{ArrowDown}w');
  expect(cell('Asha, 1: Present')).toBeVisible();
  expect(cell('Asha, 2: Absent')).toBeVisible();
  expect(cell('Bela, 2: Weekly off')).toBeVisible();
  await saved();
  expect(sent(server)).toEqual([
    ['asha', '01', 'P', 0],
    ['asha', '02', 'A', 0],
    ['bela', '02', 'W', 0],
  ]);
});

test('Home and End go to the first and the last day, and Shift selects on the way', async () => {
  const { user, grid } = await open(sheet([person('Asha')]));
  await user.keyboard('{End}p');
  expect(cell('Asha, 30: Present')).toBeVisible();
  await user.keyboard('{Shift>}{Home}{/Shift}h');
  expect(within(grid).getAllByRole('gridcell', { name: /Half day/ })).toHaveLength(30);
  await saved();
});

test('a day’s heading selects that day for everyone, with Shift up to another, and so does Control with Space', async () => {
  const { user, grid } = await open(sheet([person('Asha'), person('Bela'), person('Chand')]));
  const heading = (day: number) => within(grid).getByRole('columnheader', { name: new RegExp(`^${day} `) });
  await user.click(heading(3));
  await user.keyboard('f');
  const holidays = () =>
    within(grid)
      .getAllByRole('gridcell', { name: /Holiday/ })
      .map((each) => each.getAttribute('aria-label'));
  expect(holidays()).toEqual(['Asha, 3: Holiday', 'Bela, 3: Holiday', 'Chand, 3: Holiday']);
  await user.click(heading(5));
  await user.keyboard('{Shift>}');
  await user.click(heading(6));
  await user.keyboard('{/Shift}f');
  expect(holidays()).toHaveLength(9);
  await user.keyboard('{Home}{Control>} {/Control}f');
  expect(holidays()).toHaveLength(12);
  await saved();
});

const withOff = () =>
  sheet(
    [
      person('Asha', { weeklyOff: 'Sunday', days: `A${'.'.repeat(5)}C${'.'.repeat(23)}` }),
      person('Bela', { weeklyOff: 'Monday', placed: [[4, 30]] }),
    ],
    { holidays: { 3: 'Good Friday' } },
  );

test('weekly offs and holidays appear on unmarked days for the people placed then, and need no mark', async () => {
  await open(withOff());
  expect(cell('Asha, 5: not marked, weekly off')).toHaveTextContent('W');
  expect(cell('Asha, 3: not marked, holiday')).toHaveTextContent('F');
  expect(cell('Bela, 3: not marked, not placed here')).toHaveTextContent('');
  expect(screen.getByRole('status', { name: 'Attendance of the month' })).toHaveTextContent('46 days missing');
  expect(screen.getByRole('columnheader', { name: /^3 / })).toHaveAttribute(
    'title',
    expect.stringMatching(/^Good Fri/),
  );
});

test('marking the whole month present keeps its leaves, weekly offs and holidays', async () => {
  const { user, server } = await open(withOff());
  await user.keyboard('{Control>}a{/Control}p');
  for (const day of ['1: Present', '3: Holiday', '5: Weekly off', '7: Casual leave', '8: Present'])
    expect(cell(`Asha, ${day}`)).toBeVisible();
  expect(cell('Bela, 6: Weekly off')).toBeVisible();
  await saved();
  expect(sent(server)).toHaveLength(29 + 27);
});

test('one click marks the rest present, and existing marks stay', async () => {
  const { user } = await open(withOff());
  const clicks = countClicks(user);
  await user.click(screen.getByRole('button', { name: 'Mark the rest present' }));
  expect(clicks()).toBe(1);
  for (const day of ['1: Absent', '2: Present', '3: Holiday', '5: Weekly off', '7: Casual leave'])
    expect(cell(`Asha, ${day}`)).toBeVisible();
  await saved();
});

test('days off selected by themselves count as worked', async () => {
  const { user, grid } = await open(withOff());
  await user.click(within(grid).getByRole('columnheader', { name: /^3 / }));
  await user.keyboard('p{ArrowRight}{ArrowRight}p');
  expect(cell('Asha, 3: Present')).toBeVisible();
  expect(cell('Asha, 5: Present')).toBeVisible();
  await saved();
});

test('future days stay unmarked when a month is marked present', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-04-10T06:00:00Z'), advanceTimers: true });
  try {
    const { user } = await open(withOff());
    await user.keyboard('{Control>}a{/Control}p');
    expect(cell('Asha, 10: Present')).toBeVisible();
    expect(cell('Asha, 11: not marked')).toBeVisible();
    expect(cell('Asha, 12: not marked, weekly off')).toBeVisible();
    await saved();
  } finally {
    jest.useRealTimers();
  }
});

test('Control with R fills right and with D down', async () => {
  const { user } = await open(sheet([person('Asha', { days: `PA${'.'.repeat(28)}` }), person('Bela')]));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
  expect(cell('Asha, 3: Present')).toBeVisible();
  await user.keyboard('{Home}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Control>}d{/Control}');
  expect(cell('Bela, 2: Present')).toBeVisible();
  await saved();
});

test('changes can be undone and redone', async () => {
  const { user } = await open(sheet([person('Asha')]));
  await user.keyboard('p{Control>}z{/Control}');
  expect(cell('Asha, 1: not marked')).toBeVisible();
  await user.keyboard('{Control>}y{/Control}');
  expect(cell('Asha, 1: Present')).toBeVisible();
  await saved();
});

test('digits enter overtime with the next move; Escape discards them', async () => {
  const { user } = await open(sheet([person('Asha')]));
  await user.keyboard('p1.5{Enter}');
  expect(cell('Asha, 1: Present, 1.5 hours of overtime')).toBeVisible();
  await user.keyboard('{ArrowUp}3{Escape}{ArrowRight}');
  expect(cell('Asha, 1: Present, 1.5 hours of overtime')).toBeVisible();
  await saved();
});

test('impossible overtime is reported, and stays as typed', async () => {
  const { user } = await open(sheet([person('Asha')]));
  await user.keyboard('p17{ArrowRight}');
  expect(await screen.findByText('A day has 24 hours: enter at most 16 hours of overtime.')).toBeVisible();
  expect(cell('Asha, 1: Present')).toHaveTextContent('17');
  await saved();
});

test('cells copied from a spreadsheet are pasted, and unknown texts are reported', async () => {
  const { grid } = await open(sheet([person('Asha'), person('Bela')]));
  fireEvent.paste(grid, { clipboardData: { getData: () => 'P\tWO\nP+2\tXX\n' } });
  expect(cell('Asha, 2: Weekly off')).toBeVisible();
  expect(cell('Bela, 1: Present, 2 hours of overtime')).toBeVisible();
  expect(await screen.findByText('1 day could not be read: XX.')).toBeVisible();
  await saved();
});

test('days on which a person is not placed are left out', async () => {
  const { user } = await open(sheet([person('Asha', { placed: [[10, 12]] })]));
  await user.keyboard('{Shift>}{End}{/Shift}p');
  expect(screen.getAllByRole('gridcell', { name: /Present/ })).toHaveLength(3);
  await saved();
});

test('without a connection typed marks stay, and are sent when it is back', async () => {
  const { user, api, server } = await open(sheet([person('Asha')]));
  api.fail('PUT', PATH, { status: 503, body: { message: 'Try again later.', code: 'away' } });
  await user.keyboard('p');
  expect(await screen.findByText('1 day will be saved when the connection is back.')).toBeVisible();
  expect(cell('Asha, 1: Present')).toBeVisible();
  fireEvent(window, new Event('online'));
  await saved();
  expect(sent(server)).toEqual([['asha', '01', 'P', 0]]);
});

test('one account’s marks are not sent by the next one that signs in', async () => {
  const { user, api } = await open(sheet([person('Asha')]));
  api.fail('PUT', PATH, { status: 503, body: { message: 'Try again later.', code: 'away' } });
  await user.keyboard('p');
  await screen.findByText('1 day will be saved when the connection is back.');
  act(() =>
    session.start('token-of-bela', { id: 'bela', name: 'Bela', email: 'bela@everstaff.example', role: 'staff' }),
  );
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('gridcell', { name: 'Asha, 1: not marked' })).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('conflicting marks are both shown, and one is chosen', async () => {
  const at = '2026-05-01T06:00:00.000Z';
  const marks = [
    { code: 'A' as const, overtimeMinutes: 0, by: 'Bela', at },
    { code: 'P' as const, overtimeMinutes: 0, by: 'Gate phone', at },
  ];
  const { user, server } = await open(sheet([person('Asha', { days: `A${'.'.repeat(29)}`, disputed: { 1: marks } })]));
  expect(screen.getByText(/marks differ on 1 day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Present, by Gate phone/ }));
  await saved();
  expect(sent(server)).toEqual([['asha', '01', 'P', 0]]);
  expect(screen.queryByText(/marks differ on/)).not.toBeInTheDocument();
});

test('a locked month is read-only, and a day is corrected with a reason', async () => {
  const steps = [{ state: 'Locked' as const, by: 'Asha Rao', at: '2026-05-01T06:00:00.000Z' }];
  const { user, api, grid } = await open(sheet([person('Asha')], { state: 'Locked', steps }));
  expect(screen.getByText(/Locked by Asha Rao/)).toBeVisible();
  await user.keyboard('p');
  expect(cell('Asha, 1: not marked')).toBeVisible();
  expect(grid).toHaveAttribute('aria-readonly', 'true');
  api.on('POST', `${PATH}/corrections`, () => ({ status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Correct a day' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Was on site');
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ employeeId: 'asha', day: '2026-04-01', reason: 'Was on site' },
    }),
  );
});

test('without placements, it leads to adding one', async () => {
  const api = fakeApi({ centers: [], attendance: [] });
  api.on('GET', PATH, () => ({ status: 200, body: sheet([]) }));
  renderScreen(<AttendancePage />, { api, route: '/dashboard/attendance?center=c1&month=2026-04' });
  expect(await screen.findByText('Nobody works here in Apr 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Place somebody' })).toHaveAttribute('href', '/dashboard/placements/new');
});
