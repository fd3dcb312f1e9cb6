import { addDays, today } from 'shared/domain/dates/dates';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const feed = async () => new URL((await server.call('POST', 'calendar/feed')).json().url).pathname;
const open = (path: string) => server.app.inject({ method: 'GET', url: path });

test('the sample holidays of 2025 are on their days', async () => {
  const entries = (await server.call('GET', 'calendar?from=2025-01-01&to=2025-12-31')).json();
  const holidays = entries
    .filter(({ kind }: { kind: string }) => kind === 'holiday')
    .map(({ title, date }: Record<string, string>) => [title, date]);
  expect(holidays).toEqual([
    ['Republic Day', '2025-01-26'],
    ['Independence Day', '2025-08-15'],
    ['Gandhi Jayanti', '2025-10-02'],
    ['Durga Puja', '2025-10-20'],
    ['Diwali', '2025-11-12'],
    ['Christmas', '2025-12-25'],
  ]);
});

test('due dates and expiries are in it too', async () => {
  const [due] = (await server.call('GET', 'dues?area=gst&sort=-dueDate')).json();
  const [certificate] = (await server.call('GET', 'dues?area=certificate')).json();
  for (const { id, dueDate } of [due, certificate]) {
    const shown = async (from: string, to: string) =>
      (await server.call('GET', `calendar?from=${from}&to=${to}`)).json<{ id: string }[]>().map((entry) => entry.id);
    expect(await shown(dueDate, dueDate)).toContain(id);
    expect(await shown(addDays(dueDate, -30), addDays(dueDate, -1))).not.toContain(id);
    expect(await shown(addDays(dueDate, 1), addDays(dueDate, 30))).not.toContain(id);
  }
});

test.each([
  'from=2026-01-01',
  'from=2026-02-31&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2020-01-01&to=2026-01-01',
])('%s is refused', async (query) => {
  expect((await server.call('GET', `calendar?${query}`)).statusCode).toBe(400);
});

test('the file is a calendar of all-day events', async () => {
  await server.call('POST', 'holidays', { name: 'Founders’ Day', date: addDays(today(), 9) });
  const { body, headers } = await server.call('GET', 'calendar.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
  const day = addDays(today(), 9).replaceAll('-', '');
  expect(body).toMatch(new RegExp(`DTSTART;VALUE=DATE:${day}\\r\\n(.|\\r\\n)*SUMMARY:Founders’ Day`));
  expect(body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(20);
  // The six sample holidays are in the calendar, but not in the file for other calendars.
  expect(body).not.toContain('SUMMARY:Diwali');
});

test('the file has the company’s current name', async () => {
  await enterRealLetterhead(server, { name: 'Om Staffing' });
  const { body } = await server.call('GET', 'calendar.ics');
  expect(body).toContain('X-WR-CALNAME:Om Staffing compliance');
});

test('a feed opens only at its secret address; a new one, or revoking it, closes the old', async () => {
  const first = await feed();
  expect((await open(first)).body).toMatch(/^BEGIN:VCALENDAR/);
  expect((await server.call('GET', 'calendar/feed')).json().madeAt).toMatch(/^\d{4}-/);
  const second = await feed();
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
  await server.call('DELETE', 'calendar/feed');
  expect([(await open(second)).statusCode, (await server.call('GET', 'calendar/feed')).json().madeAt]).toEqual([
    404,
    null,
  ]);
});

test('the feed of a removed account is closed', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [bela] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${bela.id}`, { status: 'active' });
  const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  const path = new URL((await server.call('POST', 'calendar/feed', undefined, { token })).json().url).pathname;
  expect((await open(path)).statusCode).toBe(200);
  await server.call('DELETE', `accounts/${bela.id}`);
  expect((await open(path)).statusCode).toBe(404);
});

test('guessed addresses are rate-limited, and a working feed is not counted', async () => {
  const from = (url: string) => server.app.inject({ url, remoteAddress: '203.0.113.9' });
  const path = await feed();
  const statuses: number[] = [];
  for (let tries = 0; tries < 62; tries += 1)
    statuses.push((await from(`/api/calendar/guess-${tries}/compliance.ics`)).statusCode);
  expect([statuses.slice(0, 60), statuses.slice(60)]).toEqual([Array(60).fill(404), [429, 429]]);
  expect((await from(path)).statusCode).toBe(200);
});

test('an account limited to some clients sees the holidays, but no company dues', async () => {
  const limited = await addAccount(server, {
    rights: ['calendar:read', 'calendar:export'],
    reach: { companies: ['everkart'], centers: [] },
  });
  const own = async (path: string) => server.call('GET', path, undefined, limited);
  const entries = (await own('calendar?from=2025-01-01&to=2025-12-31')).json<{ kind: string }[]>();
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['holiday']));
  expect((await own('calendar/records?from=2025-01-01&to=2025-12-31')).statusCode).toBe(200);
  expect((await own('calendar.ics')).body).not.toContain('GSTR-1');
});
