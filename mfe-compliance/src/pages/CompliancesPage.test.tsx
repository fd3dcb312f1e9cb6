import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import CompliancesPage from './CompliancesPage';

const route = '/dashboard/compliances';
const overview = {
  score: 82, deductions: 7,
  gst: { open: 9, overdue: 1, next: { title: 'GSTR-1 Nov 2026', dueDate: '2026-12-11' } },
  tds: { open: 6, overdue: 0, next: null },
  dues: { overdue: 2, soon: 0, next: null },
  certificates: { total: 6, expiring: 1, expired: 1 },
  wages: { month: '2026-10', employees: 8, totalPaise: 21_390_000, status: 'Pending' },
};

const ways = [
  ['GST', 'gst', '1 overdue'], ['TDS', 'tds', 'Up to date'], ['Certificates', 'certificates', '1 expired'],
  ['Score', 'score', '82 of 100'], ['Upcoming Dues', 'upcoming-dues', '2 overdue'], ['Wage Management', 'wage-management', '₹2,13,900.00'],
] as const;

test('links to the six pages, each with its state', async () => {
  const api = fakeApi();
  api.on('GET', 'compliance/overview', () => ({ status: 200, body: overview }));
  renderScreen(<CompliancesPage />, { route, api });
  expect(await screen.findByText('82 of 100')).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways.map(([, page]) => `/dashboard/compliances/${page}`));
  ways.forEach(([title, , figure], index) => {
    expect(links[index]).toHaveTextContent(title);
    expect(links[index]).toHaveTextContent(figure);
  });
});

test('the links work when their state can’t be loaded', async () => {
  const api = fakeApi();
  api.fail('GET', 'compliance/overview', 'offline');
  renderScreen(<CompliancesPage />, { route, api });
  expect(await screen.findByText('Failed to load the state of compliance')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(6);
});
