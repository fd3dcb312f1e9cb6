import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { registryFixture } from '../registry.fixture';
import HomePage from './HomePage';

const metrics = [
  ['company', 'Total Employees', '120'],
  ['company', 'Pending Leaves', '6'],
  ['company', 'Revenue', '$120K'],
  ['mine', 'Pending Leaves', '4'],
  ['mine', 'Performance Score', '88%'],
  ['attendance', 'Jan', '92'],
  ['attendance', 'Feb', '88'],
  ['department', 'HR', '85'],
  ['department', 'IT', '92'],
].map(([group, label, value], position) => ({ id: `m${position}`, group, label, value, position, version: 1 }));
const reports = [
  { id: 'p1', name: 'Monthly Attendance Report', kind: 'attendance', date: '2025-05-31' },
  { id: 'p2', name: 'Compliance Summary Report', kind: 'compliance', date: '2025-03-31' },
];
const stages = [
  { id: 'leads', label: 'Leads', path: '/dashboard/leads', count: 5 },
  {
    id: 'selected',
    label: 'Candidates selected',
    count: 4,
    parts: [
      { label: 'Instahires', count: 3, path: '/dashboard/instahires/manageCandidate?status=Selected' },
      { label: 'Ultrahrms', count: 1, path: '/dashboard/ultrahrms/manageCandidate?status=Selected' },
    ],
  },
  {
    id: 'issued',
    label: 'Invoices issued',
    path: '/dashboard/invoicing/list?shown=Issued',
    count: 2,
    amountPaise: 12000000,
  },
];

/** The registry of component tests, in which a module serves the centers and nobody the leads. */
const registry = JSON.parse(JSON.stringify(registryFixture)) as typeof registryFixture;
registry.modules['mfe-clients']?.manifest.routes.push({ path: '/dashboard/clientList', page: 'CentersPage' });
const read = { 'home.welcome-read': true };

function openHome(
  tables: Record<string, readonly object[]> = { metrics, reports },
  account?: typeof staff,
  preferences: object = read,
) {
  const api = fakeApi(tables);
  api.on('GET', 'pipeline', () => ({ status: 200, body: stages }));
  let kept = preferences;
  api.on('GET', 'preferences', () => ({ status: 200, body: kept }));
  api.on('PUT', 'preferences/home.welcome-read', () => {
    kept = read;
    return { status: 200, body: {} };
  });
  return renderScreen(<HomePage registry={registry} />, { route: '/dashboard', api, account });
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const downloadOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('button', { name: 'Download' });

test('the figures of the company and mine stand apart, written as they are stored', async () => {
  openHome();
  const company = await section('Company');
  expect(company.getByText('Revenue').nextSibling).toHaveTextContent('$120K');
  expect(company.getByText('Pending Leaves').nextSibling).toHaveTextContent('6');
  const mine = await section('My work');
  expect(mine.getByText('Pending Leaves').nextSibling).toHaveTextContent('4');
  expect(mine.getByText('Performance Score').nextSibling).toHaveTextContent('88%');
});

test('each chart has its figures as a table, also for whom no chart is drawn', async () => {
  openHome();
  const attendance = within(await screen.findByRole('table', { name: 'Attendance' }));
  expect(attendance.getByRole('row', { name: 'Feb 88' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: 'Departments' })).getByRole('row', { name: 'IT 92' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show as table' })[0] as HTMLElement);
  expect(screen.getByRole('table', { name: 'Attendance' })).toBeVisible();
});

test('Project Progress shows the stages, each leading to its list, and what stands in two lists to both', async () => {
  openHome();
  const progress = await section('Project Progress');
  expect(await progress.findByRole('link', { name: /Leads/ })).toHaveAttribute('href', '/dashboard/leads');
  expect(progress.getByRole('link', { name: /Invoices issued/ })).toHaveTextContent('2₹1,20,000.00');
  expect(progress.getByText('Candidates selected').nextSibling).toHaveTextContent('4');
  expect(progress.getByRole('link', { name: 'Ultrahrms 1' })).toHaveAttribute(
    'href',
    '/dashboard/ultrahrms/manageCandidate?status=Selected',
  );
});

test('a report downloads', async () => {
  const { api } = openHome();
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  api.on('GET', 'reports/p1/download', () => ({ status: 200, body: '"month"' }));
  await userEvent.click(await downloadOf('Monthly Attendance Report'));
  await waitFor(() => expect(names).toEqual(['attendance-report.csv']));
  click.mockRestore();
});

test('a report that can’t be downloaded says why', async () => {
  const { api } = openHome();
  api.fail('GET', 'reports/p2/download', { status: 404, body: { message: 'This report does not exist.' } });
  await userEvent.click(await downloadOf('Compliance Summary Report'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed: This report does not exist.');
});

test('the owner writes a figure, and only what changed is sent', async () => {
  const { api } = openHome();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit figures' }));
  const field = await screen.findByLabelText(/Total Employees/);
  await userEvent.clear(field);
  await userEvent.type(field, '121');
  await userEvent.click(screen.getByRole('button', { name: 'Save figures' }));
  await waitFor(() => expect(screen.getByText('121')).toBeVisible());
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['metrics/m0', { value: '121' }],
  ]);
});

test('the sample figures are marked as such, for a colleague too, each until the owner has written it', async () => {
  const [employees, ...others] = metrics;
  openHome({ metrics: [{ ...employees, value: '121', version: 2 }, ...others], reports }, staff);
  const company = await section('Company');
  expect(company.getByText('Total Employees').nextSibling).toHaveTextContent(/^121 *$/);
  expect(company.getByText('Revenue').nextSibling).toHaveTextContent('$120K Sample');
  expect((await section('My work')).getByText('Sample figures')).toBeVisible();
  expect(screen.getAllByText('Sample figures')).toHaveLength(3);
});

test('figures that were all written are not marked', async () => {
  openHome({ metrics: metrics.map((metric) => ({ ...metric, version: 2 })), reports });
  await section('Company');
  expect(screen.queryByText(/^Sample/)).toBeNull();
});

test.each([
  ['the owner', undefined, /You own this console/, 'Let colleagues in'],
  ['a colleague', staff, /the figures below are the owner’s/, 'Look up a center'],
] as const)(
  '%s is welcomed with what they may do and where to begin, until they have read it',
  async (_who, account, may, act) => {
    const { api } = openHome(undefined, account, {});
    const welcome = await section(`Welcome, ${account?.name ?? 'Asha Kumari'}`);
    expect(welcome.getByText(may)).toBeVisible();
    expect(welcome.getByRole('link', { name: new RegExp(act) })).toBeVisible();
    expect(welcome.queryByRole('link', { name: /Call back/ })).toBeNull();
    await userEvent.click(welcome.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Welcome/ })).toBeNull());
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['preferences/home.welcome-read', { value: true }],
    ]);
  },
);

test('who has read the welcome, or of whom that can’t be known, sees the figures first', async () => {
  const { api } = openHome();
  await section('Company');
  expect(screen.queryByRole('region', { name: /Welcome/ })).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('others can’t edit the figures', async () => {
  openHome(undefined, staff);
  await section('Company');
  expect(screen.queryByRole('button', { name: 'Edit figures' })).toBeNull();
});

test('without figures and reports the page says what belongs there', async () => {
  openHome({ metrics: [], reports: [] });
  expect(screen.queryByText('No figures yet')).toBeNull();
  expect(await screen.findByText('No figures yet')).toBeVisible();
  expect(await screen.findByText('No reports yet')).toBeVisible();
});

test('figures that can’t be loaded are asked for again, and the rest stands', async () => {
  const api = fakeApi({ metrics, reports });
  api.on('GET', 'pipeline', () => ({ status: 200, body: stages }));
  api.fail('GET', 'metrics', { status: 500, body: { message: 'Broken' } });
  renderScreen(<HomePage registry={registry} />, { route: '/dashboard', api });
  expect(await screen.findByText('Failed to load the figures')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Leads/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$120K')).toBeVisible();
});
