import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen, type Screen, staff } from 'shared/testing';
import AttendanceCard from './AttendanceCard';
import CompanyCard from './CompanyCard';
import DepartmentsCard from './DepartmentsCard';
import MyWorkCard from './MyWorkCard';
import ReportsCard from './ReportsCard';

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

/** All cards of the module, as the dashboard shows them. */
let user: Screen['user'];

function openCards(
  tables: Record<string, readonly object[]> = { metrics, reports },
  account?: typeof staff,
  api = fakeApi(tables),
) {
  const screenOf = renderScreen(
    <>
      <CompanyCard />
      <MyWorkCard />
      <AttendanceCard />
      <DepartmentsCard />
      <ReportsCard />
    </>,
    { api, account },
  );
  user = screenOf.user;
  return screenOf;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const downloadOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('button', { name: 'Download' });

test('the figures of the company and mine stand apart, written as they are stored', async () => {
  openCards();
  const company = await section('Company');
  expect(company.getByText('Revenue').nextSibling).toHaveTextContent('$120K');
  expect(company.getByText('Pending Leaves').nextSibling).toHaveTextContent('6');
  const mine = await section('My work');
  expect(mine.getByText('Pending Leaves').nextSibling).toHaveTextContent('4');
  expect(mine.getByText('Performance Score').nextSibling).toHaveTextContent('88%');
});

test('each chart has its figures as a table, also for whom no chart is drawn', async () => {
  openCards();
  const attendance = within(await screen.findByRole('table', { name: 'Attendance' }));
  expect(attendance.getByRole('row', { name: 'Feb 88' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: 'Departments' })).getByRole('row', { name: 'IT 92' }),
  ).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Show as table' })[0] as HTMLElement);
  expect(screen.getByRole('table', { name: 'Attendance' })).toBeVisible();
});

test('a report downloads', async () => {
  const { api } = openCards();
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  api.on('GET', 'reports/p1/download', () => ({ status: 200, body: '"month"' }));
  await user.click(await downloadOf('Monthly Attendance Report'));
  await waitFor(() => expect(names).toEqual(['attendance-report.csv']));
  click.mockRestore();
});

test('a report that can’t be downloaded says why', async () => {
  const { api } = openCards();
  api.fail('GET', 'reports/p2/download', { status: 404, body: { message: 'This report does not exist.' } });
  await user.click(await downloadOf('Compliance Summary Report'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed: This report does not exist.');
});

test('the owner writes a figure, and only what changed is sent', async () => {
  const { api } = openCards();
  await user.click(await screen.findByRole('button', { name: 'Edit figures' }));
  const field = await screen.findByLabelText(/Total Employees/);
  await user.clear(field);
  await user.type(field, '121');
  await user.click(screen.getByRole('button', { name: 'Save figures' }));
  await waitFor(() => expect(screen.getByText('121')).toBeVisible());
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['metrics/m0', { value: '121' }],
  ]);
});

test('the sample figures are marked as such, for a colleague too, each until the owner has written it', async () => {
  const [employees, ...others] = metrics;
  openCards({ metrics: [{ ...employees, value: '121', version: 2 }, ...others], reports }, staff);
  const company = await section('Company');
  expect(company.getByText('Total Employees').nextSibling).toHaveTextContent(/^121 *$/);
  expect(company.getByText('Revenue').nextSibling).toHaveTextContent('$120K Sample');
  expect((await section('My work')).getByText('Sample figures')).toBeVisible();
  expect(screen.getAllByText('Sample figures')).toHaveLength(3);
});

test('figures that were all written are not marked', async () => {
  openCards({ metrics: metrics.map((metric) => ({ ...metric, version: 2 })), reports });
  await section('Company');
  expect(screen.queryByText(/^Sample/)).toBeNull();
});

test('others can’t edit the figures', async () => {
  openCards(undefined, staff);
  await section('Company');
  expect(screen.queryByRole('button', { name: 'Edit figures' })).toBeNull();
});

test('without figures and reports the cards say what belongs there', async () => {
  openCards({ metrics: [], reports: [] });
  expect(screen.queryByText('No figures yet')).toBeNull();
  expect(await screen.findAllByText('No figures yet')).toHaveLength(2);
  expect(await screen.findByText('No reports yet')).toBeVisible();
});

test('figures that can’t be loaded are asked for again, and the reports stand', async () => {
  const api = fakeApi({ metrics, reports });
  api.fail('GET', 'metrics', { status: 500, body: { message: 'Broken' } });
  openCards(undefined, undefined, api);
  expect(await screen.findAllByText('Failed to load the figures')).toHaveLength(2);
  expect(await screen.findByRole('row', { name: /Monthly Attendance Report/ })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByText('$120K')).toBeVisible();
  expect(screen.queryByText(/Failed to load/)).toBeNull();
});

test('who may not export reports sees them without a download', async () => {
  openCards(undefined, { ...staff, rights: ['metrics:read', 'reports:read'] } as typeof staff);
  const card = await section('Reports');
  expect((await card.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(card.queryByRole('button', { name: /Download|More/ })).toBeNull();
});
