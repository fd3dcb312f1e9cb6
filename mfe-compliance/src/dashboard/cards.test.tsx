import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen, type Screen, staff } from 'shared/testing';
import AttendanceCard from './AttendanceCard';
import DepartmentsCard from './DepartmentsCard';
import ReportsCard from './ReportsCard';

const metrics = [
  ['attendance', 'Jan', '92'],
  ['attendance', 'Feb', '88'],
  ['department', 'HR', '85'],
  ['department', 'IT', '92'],
].map(([group, label, value], position) => ({ id: `m${position}`, group, label, value, position, version: 1 }));
const reports = [
  { id: 'p1', name: 'Monthly Attendance Report', kind: 'attendance', date: '2025-05-31' },
  { id: 'p2', name: 'Compliance Summary Report', kind: 'compliance', date: '2025-03-31' },
];

/** All cards of the module, as on the dashboard. */
let user: Screen['user'];

function openCards(
  tables: Record<string, readonly object[]> = { metrics, reports },
  account?: typeof staff,
  api = fakeApi(tables),
) {
  const screenOf = renderScreen(
    <>
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

test('each chart has its figures as a table, even when no chart is drawn', async () => {
  openCards();
  const attendance = within(await screen.findByRole('table', { name: 'Attendance' }));
  expect(attendance.getByRole('row', { name: 'Feb 88' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: 'Departments' })).getByRole('row', { name: 'IT 92' }),
  ).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Show as table' })[0] as HTMLElement);
  expect(screen.getByRole('table', { name: 'Attendance' })).toBeVisible();
});

test('sample figures of a chart are marked as such, until they are edited', async () => {
  openCards({
    metrics: metrics.map((metric) => ({ ...metric, version: metric.group === 'attendance' ? 1 : 2 })),
    reports,
  });
  expect(await screen.findAllByText('Sample figures')).toHaveLength(1);
});

test('charts without entered figures take one line', async () => {
  openCards({ metrics: metrics.map((metric) => ({ ...metric, value: '0' })), reports: [] });
  expect(await screen.findAllByText('Shown once wages of a month were made.')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
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

test('without reports the card explains them', async () => {
  openCards({ metrics: [], reports: [] });
  expect(await screen.findByText('No reports yet')).toBeVisible();
});

test('figures that failed to load can be loaded again, and the reports stay', async () => {
  const api = fakeApi({ metrics, reports });
  api.fail('GET', 'metrics', { status: 500, body: { message: 'Broken' } });
  openCards(undefined, undefined, api);
  expect(await screen.findByText('Failed to load attendance')).toBeVisible();
  expect(screen.getByText('Failed to load departments')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Monthly Attendance Report/ })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByRole('table', { name: 'Departments' })).toBeInTheDocument();
  expect(screen.queryByText(/Failed to load/)).toBeNull();
});

test('accounts without the right to export see reports without a download', async () => {
  openCards(undefined, { ...staff, rights: ['metrics:read', 'reports:read'] } as typeof staff);
  const card = await section('Reports');
  expect((await card.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(card.queryByRole('button', { name: /Download|More/ })).toBeNull();
});
