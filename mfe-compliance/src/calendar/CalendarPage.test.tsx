import { screen, waitFor, within } from '@testing-library/react';
import { formatDate, today } from 'shared/domain/dates/dates';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { fill } from '../fill.fixture';
import CalendarPage from './CalendarPage';
import { dayName } from './month';

const route = '/dashboard/calendar';
const holidays = [
  { id: 'h1', name: 'Independence Day', date: '2025-08-15' },
  { id: 'h2', name: 'Christmas', date: '2025-12-25' },
];

function server() {
  const api = fakeApi({ holidays });
  api.on('GET', 'calendar/records', () => ({ status: 200, body: [] }));
  api.on('GET', 'calendar', () => ({
    status: 200,
    body: [
      {
        id: 'o1',
        date: '2025-08-20',
        kind: 'gst',
        title: 'GSTR-3B Jul 2025',
        financialYear: '2025-26',
        state: 'overdue',
      },
    ],
  }));
  return api;
}

test('a month begins on Sunday and has its holidays and due dates', async () => {
  renderScreen(<CalendarPage />, { route: `${route}?day=2025-08-15`, api: server() });
  expect(
    await screen.findByText('Wednesday 20 Aug 2025; GSTR-3B Jul 2025, Overdue', { selector: 'td[data-day] *' }),
  ).toBeVisible();
  expect(
    screen.getByText('Friday 15 Aug 2025; Independence Day, Holiday', { selector: 'td[data-day] *' }).closest('td'),
  ).toHaveAttribute('aria-selected', 'true');
  expect([...document.querySelectorAll('[role=grid] th')].map((head) => head.textContent)).toEqual([
    'SundaySun',
    'MondayMon',
    'TuesdayTue',
    'WednesdayWed',
    'ThursdayThu',
    'FridayFri',
    'SaturdaySat',
  ]);
});

test('records that modules put there stand on it, each with the way to its page', async () => {
  const api = server();
  const asha = { id: 'last p1', title: 'Asha, Everkart, Pune', path: '/dashboard/placements/p1' };
  api.on('GET', 'calendar/records', () => ({
    status: 200,
    body: [{ ...asha, date: '2025-08-29', label: 'Last day' }],
  }));
  renderScreen(<CalendarPage />, { route: `${route}?day=2025-08-29`, api });
  expect(
    await screen.findByText('Friday 29 Aug 2025; Asha, Everkart, Pune, Last day', { selector: 'td[data-day] *' }),
  ).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Friday 29 Aug 2025' }));
  expect(await panel.findByText('Asha, Everkart, Pune')).toBeVisible();
  expect(panel.getByText('Last day')).toBeVisible();
});

test('without a day in the address it is today’s month, with today marked', async () => {
  renderScreen(<CalendarPage />, { route, api: server() });
  expect(screen.getByText(`${dayName(today())}; today`, { selector: 'td[data-day] *' }).closest('td')).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('the keyboard moves through the days, over the month’s end', async () => {
  const { user, location } = renderScreen(<CalendarPage />, { route: `${route}?day=2025-08-15`, api: server() });
  screen
    .getByText(/^Friday 15 Aug 2025/, { selector: 'td[data-day] *' })
    .closest('td')
    ?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(location().search).toBe('?day=2025-08-30');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByLabelText('September 2025')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/^Monday 01 Sep 2025/, { selector: 'td[data-day] *' }).closest('td')).toHaveFocus(),
  );
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
});

test('no day is open until one is chosen; it stands below its week and closes by its button, by Escape and by a second press', async () => {
  const { user, location } = renderScreen(<CalendarPage />, { route: `${route}?month=2025-08`, api: server() });
  const cell = await screen.findByText(/^Wednesday 20 Aug 2025; GSTR/, { selector: 'td[data-day] *' });
  expect(screen.queryByText('Nothing on this day.')).not.toBeInTheDocument();
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(0);
  const panel = () => screen.queryByLabelText('Wednesday 20 Aug 2025');
  await user.click(cell);
  expect(panel()?.closest('tr')?.previousElementSibling).toBe(cell.closest('tr'));
  await user.click(screen.getByLabelText('Close this day'));
  expect([panel(), location().search]).toEqual([null, '?month=2025-08']);
  await user.click(cell);
  await user.click(cell);
  expect(panel()).toBeNull();
  await user.click(cell);
  cell.closest('td')?.focus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  await user.click(screen.getByText('Today'));
  expect(document.querySelector('td[aria-current=date]')).toHaveAttribute('tabindex', '0');
});

test('a holiday that is still to be confirmed says so, and the list is of the shown year', async () => {
  const api = server();
  api
    .rows<object>('holidays')
    .push({ id: 'h3', version: 1, name: 'Diwali', date: '2027-10-29', isPublic: true, isTentative: true });
  renderScreen(<CalendarPage />, { route: `${route}?month=2027-10`, api });
  expect(
    await screen.findByText('Friday 29 Oct 2027; Diwali (to be confirmed), Holiday', { selector: 'td[data-day] *' }),
  ).toBeInTheDocument();
  const list = within(screen.getByLabelText('Holidays of 2027'));
  expect(await list.findByText('Public holiday, day to be confirmed')).toBeVisible();
  expect(list.queryByText('Christmas')).not.toBeInTheDocument();
});

test('the chosen day lists what stands on it, with the way there', async () => {
  const { user } = renderScreen(<CalendarPage />, { route: `${route}?day=2025-08-15`, api: server() });
  await user.click(await screen.findByText(/^Wednesday 20 Aug 2025; GSTR/, { selector: 'td[data-day] *' }));
  const panel = within(screen.getByLabelText('Wednesday 20 Aug 2025'));
  expect(panel.getByText('GSTR-3B Jul 2025')).toHaveAttribute(
    'href',
    '/dashboard/compliances/gst?year=2025-26&q=GSTR-3B+Jul+2025',
  );
  expect(panel.getByText('Overdue')).toBeVisible();
});

test('what is still open on a day stands before what is done, each in the words of the run and the registers', async () => {
  const api = fakeApi({ holidays });
  api.on('GET', 'calendar/records', () => ({ status: 200, body: [] }));
  const states = [
    ['TDS', 'on time'],
    ['PF', 'late'],
    ['ESI', 'on time'],
    ['Professional tax', 'overdue'],
    ['GSTR-1', 'upcoming'],
  ];
  api.on('GET', 'calendar', () => ({
    status: 200,
    body: states.map(([title, state], index) => ({
      id: `o${index}`,
      date: '2025-08-15',
      kind: 'due',
      title,
      financialYear: '2025-26',
      state,
    })),
  }));
  renderScreen(<CalendarPage />, { route: `${route}?month=2025-08`, api });
  expect(
    await screen.findByText(
      'Friday 15 Aug 2025; Independence Day, Holiday; Professional tax, Overdue; GSTR-1, Upcoming; TDS, On time; PF, Late; ESI, On time',
    ),
  ).toBeVisible();
});

test('a holiday is added on the chosen day, and stands in the month at once', async () => {
  const { api, user } = renderScreen(<CalendarPage />, { route: `${route}?day=2025-08-27&form=new`, api: server() });
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText(/^Date/)).toHaveValue(formatDate('2025-08-27'));
  fill(form.getByLabelText(/^Name/), 'Ganesh Chaturthi');
  await user.click(form.getByText('Add holiday', { selector: 'button *' }));
  expect(
    await screen.findByText('Wednesday 27 Aug 2025; Ganesh Chaturthi, Holiday', { selector: 'td[data-day] *' }),
  ).toBeInTheDocument();
  expect(api.rows('holidays')).toHaveLength(3);
});

test('a deleted holiday leaves the month, and Undo brings it back', async () => {
  const { user } = renderScreen(<CalendarPage />, { route: `${route}?day=2025-12-25`, api: server() });
  await screen.findByText('Thursday 25 Dec 2025; Christmas, Holiday', { selector: 'td[data-day] *' });
  await user.click(screen.getByLabelText('Delete Christmas'));
  await user.click(within(await screen.findByRole('dialog')).getByText('Delete', { selector: 'button *' }));
  expect(await screen.findByText('Thursday 25 Dec 2025', { selector: 'td[data-day] *' })).toBeInTheDocument();
  await user.click(await screen.findByText('Undo'));
  expect(
    await screen.findByText('Thursday 25 Dec 2025; Christmas, Holiday', { selector: 'td[data-day] *' }),
  ).toBeInTheDocument();
});

test('a secret address is made, shown once, and ended', async () => {
  const api = server();
  let madeAt: string | null = null;
  api.on('GET', 'calendar/feed', () => ({ status: 200, body: { madeAt } }));
  api.on('POST', 'calendar/feed', () => {
    madeAt = '2026-11-21T06:00:00.000Z';
    return { status: 200, body: { url: 'https://example.com/api/calendar/secret/compliance.ics' } };
  });
  api.on('DELETE', 'calendar/feed', () => {
    madeAt = null;
    return { status: 204 };
  });
  const { user } = renderScreen(<CalendarPage />, { route, api });
  await user.click(screen.getByText('Subscribe'));
  await user.click(await screen.findByText('Create an address'));
  expect(await screen.findByLabelText('Calendar address')).toHaveValue(
    'https://example.com/api/calendar/secret/compliance.ics',
  );
  await user.click(await screen.findByText('Disable the address'));
  expect(await screen.findByText('Create an address')).toBeVisible();
  expect(screen.queryByLabelText('Calendar address')).not.toBeInTheDocument();
});

test('an account that is limited to some clients sees the days without the list of holidays', async () => {
  const api = fakeApi({});
  api.on('GET', 'calendar/records', () => ({ status: 200, body: [] }));
  const diwali = { id: 'h1', date: '2025-10-20', kind: 'holiday', title: 'Diwali', financialYear: '', state: '' };
  api.on('GET', 'calendar', () => ({ status: 200, body: [diwali] }));
  const limited = { ...staff, rights: ['calendar:read'] } as typeof staff;
  renderScreen(<CalendarPage />, {
    ...{ route: `${route}?day=2025-10-20`, api, account: limited },
  });
  expect(await screen.findByText('Monday 20 Oct 2025; Diwali, Holiday', { selector: 'td[data-day] *' })).toBeVisible();
  expect(screen.queryByRole('table', { name: /holidays/i })).toBeNull();
  expect(api.calls.some(({ path }) => path.startsWith('holidays'))).toBe(false);
});
