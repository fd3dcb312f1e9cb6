import { screen, within } from '@testing-library/react';
import { addMonths, today } from 'shared/domain/dates/dates';
import type { CenterOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import { fakeApi, renderScreen } from 'shared/testing';
import AttendanceCard from './AttendanceCard';
import AttendancePage from './AttendancePage';
import CompanyAttendance from './CompanyAttendance';
import PersonAttendance from './PersonAttendance';

const month = today().slice(0, 7);
const center = (centerName: string, companyId: string, missing: number): CenterOfMonth => ({
  ...{ companyId, companyName: companyId === '' ? '' : 'Everkart', centerId: centerName.toLowerCase(), centerName },
  ...{ state: missing === 0 ? 'Locked' : 'Open', people: 2, missing },
});
const all = [center('Pune', 'e1', 41), center('Ranchi', '', 12), center('Gaya', 'e1', 0)];

function answering(centers: CenterOfMonth[], isSample = false) {
  const api = fakeApi({ centers: [], attendance: [], 'attendance-links': [] });
  api.on('GET', 'attendance/centers', () => ({ status: 200, body: { centers, isSample } }));
  return api;
}

test('without a center the page lists those of the month, and each leads to its sheet', async () => {
  renderScreen(<AttendancePage />, { api: answering(all), route: '/dashboard/attendance?month=2026-04' });
  const row = await screen.findByRole('row', { name: /Pune/ });
  expect(within(row).getByRole('link', { name: 'Pune' })).toHaveAttribute(
    'href',
    '/dashboard/attendance?center=pune&month=2026-04',
  );
  expect(within(row).getByRole('cell', { name: '41' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Ranchi No company/ })).toBeVisible();
});

test('a month without placements says so', async () => {
  renderScreen(<AttendancePage />, { api: answering([]), route: '/dashboard/attendance' });
  expect(await screen.findByText('Nobody is placed at a center in this month.')).toBeVisible();
});

test('the dashboard counts unmarked days, links to their centers, and marks samples as such', async () => {
  renderScreen(<AttendanceCard />, { api: answering(all, true) });
  expect(await screen.findByRole('link', { name: '53 days' })).toHaveAttribute(
    'href',
    `/dashboard/attendance?month=${month}`,
  );
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(0);
});

test('without placements the dashboard’s card takes one line', async () => {
  renderScreen(<AttendanceCard />, { api: answering([]) });
  expect(await screen.findByText('Nobody is placed at a center in this month.')).toBeVisible();
  expect(screen.queryByText('Not marked')).toBeNull();
});

test('a company’s page has its own centers', async () => {
  const record = { id: 'e1', version: 1, name: 'Everkart', status: 'Active' };
  renderScreen(<CompanyAttendance id="e1" record={record} />, { api: answering(all) });
  expect(await screen.findByRole('row', { name: /Gaya/ })).toBeVisible();
  expect(screen.queryByText('Ranchi')).toBeNull();
});

test('an employee’s page shows the month’s totals at each center, and leads to the sheet', async () => {
  const api = fakeApi({});
  const [last, before] = [-1, -2].map((months) => addMonths(`${month}-01`, months).slice(0, 7)) as [string, string];
  api.on('GET', `attendance/people/p1/${last}`, () => ({
    status: 200,
    body: [
      {
        ...{ centerId: 'pune', companyName: 'Everkart', centerName: 'Pune', placed: [[1, 6]] },
        ...{ days: `PPHW..${'.'.repeat(24)}`, overtime: { 2: 90 }, missing: 2 },
      },
    ],
  }));
  api.on('GET', `attendance/people/p1/${month}`, () => ({ status: 200, body: [] }));
  api.on('GET', `attendance/people/p1/${before}`, () => ({ status: 200, body: [] }));
  const record = { id: 'p1', version: 1, name: 'आशा देवी' };
  const { user } = renderScreen(<PersonAttendance id="p1" record={record as never} />, { api });
  const goBack = () => user.click(screen.getByRole('button', { name: 'Previous month' }));
  await goBack();
  expect(await screen.findByRole('link', { name: 'Everkart, Pune' })).toBeVisible();
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    ...['Center Everkart, Pune', 'Present 2 days', 'Half day 1 day', 'Weekly off 1 day', 'Overtime 1.5 h'],
    'Not marked 2 days',
  ]);
  expect(screen.getByRole('link', { name: '2 days' })).toHaveAttribute(
    'href',
    `/dashboard/attendance?center=pune&month=${last}`,
  );
  await goBack();
  expect(await screen.findByText('Not placed at a center in this month.')).toBeVisible();
});
