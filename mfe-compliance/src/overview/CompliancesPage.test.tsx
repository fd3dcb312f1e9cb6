import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import { obligation } from '../obligations/obligation.fixture';
import CompliancesPage from './CompliancesPage';

const route = '/dashboard/compliances';
const yesterday = addDays(today(), -1);
const overview = {
  score: 82,
  deductions: 7,
  gst: { open: 9, overdue: 1, next: { title: 'GSTR-1 Nov 2026', dueDate: '2026-12-11' }, done: 0, notRecorded: 0 },
  tds: { open: 6, overdue: 0, next: null, done: 4, notRecorded: 0 },
  dues: { overdue: 3, soon: 0, next: null },
  certificates: { total: 6, expiring: 1, expired: 1 },
  wages: { id: 'w1', month: '2026-10', employees: 8, totalPaise: 21_390_000, status: 'Pending' },
};

const ways = [
  ['GST', 'gst', '1 overdue', `${route}/upcoming-dues?area=gst&dueDate.to=${yesterday}`],
  ['TDS', 'tds', 'Up to date', undefined],
  ['Certificates', 'certificates', '1 expired', `${route}/certificates?expiresOn.to=${yesterday}`],
  ['Score', 'score', '82 of 100', undefined],
  ['Upcoming Dues', 'upcoming-dues', '3 overdue', `${route}/upcoming-dues?dueDate.to=${yesterday}`],
  ['Wage Management', 'wage-management', '₹2,13,900.00', `${route}/wage-management/w1`],
] as const;

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

function server(dues: object[] = [], over: object = {}): FakeApi {
  const api = fakeApi({ dues, obligations: [obligation({ id: 'GSTR-1', title: 'GSTR-1', doableFrom: null })] });
  api.on('GET', 'compliance/overview', () => ({ status: 200, body: { ...overview, ...over } }));
  return api;
}
const pages = () => within(screen.getByRole('navigation', { name: 'Compliance pages' }));

test('links to the six pages, each with its state; each count leads to its records', async () => {
  renderScreen(<CompliancesPage />, { route, api: server() });
  expect(await screen.findByText('82 of 100')).toBeVisible();
  const cards = pages().getAllByRole('article');
  expect(cards).toHaveLength(ways.length);
  ways.forEach(([title, page, figure, to], index) => {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByText(title).closest('a')).toHaveAttribute('href', `${route}/${page}`);
    expect(card.getByText(figure).closest('a')?.getAttribute('href')).toBe(to);
  });
});

test.each([
  [{ done: 0, notRecorded: 0 }, 'Nothing filed yet', undefined],
  [{ done: 2, notRecorded: 7 }, '7 not recorded', `${route}/tds?status=Pending`],
  [{ done: 2, notRecorded: 0 }, 'Up to date', undefined],
])('an area with %o says “%s”: unfiled areas are never up to date', async (recorded, figure, to) => {
  const tds = { open: 6, overdue: 0, next: null, ...recorded };
  renderScreen(<CompliancesPage />, { route, api: server([], { tds }) });
  const shown = await screen.findByText(figure);
  expect(shown.closest('a')?.getAttribute('href')).toBe(to);
});

test('when figures leave out samples, so do their lists', async () => {
  const api = server([], { leavesOutSamples: true });
  renderScreen(<CompliancesPage />, { route, api });
  const to = (await screen.findByText('3 overdue')).closest('a')?.getAttribute('href') ?? '';
  expect(to).toBe(`${route}/upcoming-dues?dueDate.to=${yesterday}&isSample=false`);
});

test('the links work when their state can’t be loaded', async () => {
  const api = server();
  api.fail('GET', 'compliance/overview', 'offline');
  renderScreen(<CompliancesPage />, { route, api });
  expect(await screen.findByText('Failed to load the state of compliance')).toBeVisible();
  expect(pages().getAllByRole('link')).toHaveLength(6);
});

test('the next dues are below, overdue ones first, and one is filed there', async () => {
  const { api, user } = renderScreen(<CompliancesPage />, {
    route,
    api: server([due('PF contribution', 5, { area: 'due', type: 'Deposit' }), due('GSTR-1', -3)]),
  });
  const table = within(await screen.findByRole('table', { name: 'Next dues' }));
  await table.findByText('GSTR-1');
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/^GSTR-1.*3 days overdueMark filed/),
    expect.stringMatching(/^PF contribution.*In 5 daysMark paid/),
  ]);
  await user.click(table.getByText('Mark filed'));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText(/^Filed on/), yesterday);
  await user.click(dialog.getByText('Save', { selector: 'button *' }));
  await waitFor(() => expect(api.rows('obligations')).toMatchObject([{ status: 'Filed', doneOn: yesterday }]));
});

test('with many dues only the next are shown, with a link to all; with none it says so', async () => {
  renderScreen(<CompliancesPage />, {
    route,
    api: server(Array.from({ length: 12 }, (_, index) => due(`GSTR-1 of ${index}`, index))),
  });
  expect(await screen.findByText('All 12 open dues')).toHaveAttribute('href', `${route}/upcoming-dues`);
  expect(within(screen.getByRole('table', { name: 'Next dues' })).getAllByRole('row')).toHaveLength(9);
});

test('when nothing is open it says so, and a failure offers to try again', async () => {
  const api = server();
  api.fail('GET', 'dues', { status: 500, body: { message: 'The database is away.' } });
  const { user } = renderScreen(<CompliancesPage />, { route, api });
  expect(await screen.findByText('Failed to load dues')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByText('Nothing is due')).closest('[data-in-panel]')).toBeVisible();
});
