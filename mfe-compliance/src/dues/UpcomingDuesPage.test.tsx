import { screen, waitFor, within } from '@testing-library/react';
import { addDays, formatDate, today } from 'shared/domain/dates/dates';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import { obligation } from '../obligations/obligation.fixture';
import { thisYear } from '../years/financialYears';
import UpcomingDuesPage from './UpcomingDuesPage';

const route = '/dashboard/compliances/upcoming-dues';
const due = (title: string, left: number, over: object = {}) => ({
  id: title.replace(/\W/g, '-'),
  area: 'gst',
  title,
  type: 'Return',
  period: '',
  dueDate: addDays(today(), left),
  daysLeft: left,
  ...over,
});
const server = () => {
  const dues = [
    due('GSTR-1', -3),
    due('TDS deposit', 0, { area: 'tds', type: 'Deposit' }),
    due('PF contribution', 5, { area: 'due', type: 'Deposit' }),
    due('Trade licence', 20, { area: 'certificate', type: 'Expiry' }),
  ];
  const api = fakeApi({
    dues,
    obligations: [
      obligation({
        id: 'PF-contribution',
        area: 'due',
        title: 'PF contribution',
        type: 'Deposit',
        financialYear: thisYear(),
        state: 'due soon',
      }),
    ],
  });
  api.on('POST', 'compliance/years', () => ({ status: 200, body: { made: 0 } }));
  return api;
};

test('lists open dues of every area with title, due date, type and the time left', async () => {
  renderScreen(<UpcomingDuesPage />, { route, api: server() });
  const words = {
    'GSTR-1': '3 days overdue',
    'TDS deposit': 'Today',
    'PF contribution': 'In 5 days',
    'Trade licence': 'In 20 days',
  };
  for (const [title, left] of Object.entries(words))
    expect(within((await screen.findByText(title)).closest('tr') as HTMLElement).getByText(left)).toBeVisible();
  expect(
    screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .slice(0, 3),
  ).toEqual(['Title', 'Due date', 'Type']);
  expect(screen.getByText(formatDate(addDays(today(), 20)))).toBeVisible();
});

test('the counts filter the list, and show all again', async () => {
  const { user, location } = renderScreen(<UpcomingDuesPage />, { route, api: server() });
  const overdue = await screen.findByRole('button', { name: /1\s*Overdue/ });
  expect(await screen.findByRole('button', { name: /2\s*Next 7 days/ })).toBeVisible();
  await user.click(overdue);
  await waitFor(() => expect(screen.queryByText('PF contribution')).not.toBeInTheDocument());
  expect(location().search).toContain('dueDate.to=');
  await user.click(overdue);
  expect(await screen.findByText('PF contribution')).toBeVisible();
});

test('a list without samples says so, and its counts leave them out', async () => {
  const api = server();
  renderScreen(<UpcomingDuesPage />, { route: `${route}?isSample=false`, api });
  expect(await screen.findByTitle('Without samples')).toBeInTheDocument();
  const asked = api.calls.filter(({ path }) => path === 'dues');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ query }) => query.get('isSample') !== 'false')).toEqual([]);
});

test('the counts cover the list’s areas and search', async () => {
  renderScreen(<UpcomingDuesPage />, { route: `${route}?area=gst&dueDate.to=${addDays(today(), -1)}`, api: server() });
  expect(await screen.findByRole('button', { name: /1\s*Overdue/, pressed: true })).toBeVisible();
  expect(await screen.findByRole('button', { name: /0\s*Next 7 days/ })).toBeVisible();
  expect(await screen.findByText('GSTR-1')).toBeVisible();
});

test('a due is paid from the list; a certificate is renewed on its own page', async () => {
  const { api, user, location } = renderScreen(<UpcomingDuesPage />, { route, api: server() });
  const clicks = countClicks(user);
  await user.click(
    within((await screen.findByText('PF contribution')).closest('tr') as HTMLElement).getByRole('button', {
      name: 'Mark paid',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText(/^Paid on/), today());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.rows('obligations')).toMatchObject([{ status: 'Paid', doneOn: today() }]));
  expect(clicks()).toBe(2);
  await user.click(
    within((await screen.findByText('Trade licence')).closest('tr') as HTMLElement).getByRole('button', {
      name: 'Renew',
    }),
  );
  expect(location()).toMatchObject({ pathname: '/dashboard/compliances/certificates', search: '?form=Trade-licence' });
});

test('a due is added by hand: its month and financial year follow from its date', async () => {
  const { api, user } = renderScreen(<UpcomingDuesPage />, { route: `${route}?form=new`, api: server() });
  const form = within(await screen.findByRole('dialog'));
  fill(form.getByLabelText(/^Title/), 'Labour welfare fund');
  fill(form.getByLabelText(/^Type/), 'Deposit');
  fill(form.getByLabelText(/^Due date/), '2027-01-15');
  await user.click(form.getByRole('button', { name: 'Add due' }));
  await waitFor(() =>
    expect(api.rows('obligations')[0]).toMatchObject({
      area: 'due',
      title: 'Labour welfare fund',
      period: '2027-01',
      financialYear: '2026-27',
    }),
  );
});

test('all dues of a year, done or not, are another view', async () => {
  const { user, location } = renderScreen(<UpcomingDuesPage />, { route, api: server() });
  await user.click(await screen.findByText('Full year'));
  expect(location().search).toBe('?view=year');
  expect(await screen.findByText('Due soon')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Financial year' })).toBeVisible();
});

test('with nothing open it says so', async () => {
  renderScreen(<UpcomingDuesPage />, { route, api: fakeApi({ dues: [] }) });
  expect(await screen.findByText('Nothing is due')).toBeVisible();
});

const rules = [
  { id: 'gstr1-monthly', area: 'gst', title: 'GSTR-1' },
  { id: 'gstr9c', area: 'gst', title: 'GSTR-9C', optional: 'Turnover above ₹5 crore' },
];
const settled = {
  filings: [{ from: '2017-07-01', filer: 'monthly' }],
  workStates: ['20'],
  switched: {},
  checkedOn: null,
  rules,
  registrations: [],
};

test('the applicable dues are set here: special ones are off until ticked', async () => {
  const api = server();
  api.on('GET', 'compliance/settings', () => ({ status: 200, body: settled }));
  api.on('PUT', 'compliance/settings', ({ body }) => ({ status: 200, body }));
  const { user } = renderScreen(<UpcomingDuesPage />, { route, api });
  await user.click(screen.getByText('Applicable dues'));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByLabelText(/^GSTR-9C/);
  expect(box).not.toBeChecked();
  expect(dialog.getByLabelText('GSTR-1')).toBeChecked();
  expect(dialog.getByText('Jharkhand')).toBeVisible();
  await user.click(box);
  await user.click(dialog.getByText('Save', { selector: 'button *' }));
  expect(await screen.findByText('Calendar of dues updated')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    filings: settled.filings,
    workStates: ['20'],
    switched: { gstr9c: true },
    checkedOn: null,
  });
});

test('with several GSTINs, each one’s filing is set separately', async () => {
  const [former, current] = ['27AAPFU0939F1ZV', '20AAPFU0939F1Z9'];
  const registrations = [
    { gstin: former, since: '2017-07-01', until: '2026-10-10' },
    { gstin: current, since: '2026-10-10', until: null },
  ];
  const api = server();
  api.on('GET', 'compliance/settings', ({ query }) => {
    const filer = query.get('registration') === former ? 'quarterly' : 'monthly';
    return { status: 200, body: { ...settled, registrations, filings: [{ from: '2017-07-01', filer }] } };
  });
  api.on('PUT', 'compliance/settings', ({ body }) => ({ status: 200, body }));
  const { user } = renderScreen(<UpcomingDuesPage />, { route, api });
  await user.click(screen.getByText('Applicable dues'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(current)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'GSTIN' }));
  await user.click(await screen.findByText(former, { selector: '.ant-select-item-option-content' }));
  expect(await dialog.findByTitle('Quarterly (QRMP)')).toBeVisible();
  await user.click(dialog.getByText('Save', { selector: 'button *' }));
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'PUT')?.query.get('registration')).toBe(former));
});
