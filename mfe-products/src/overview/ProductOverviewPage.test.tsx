import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import ProductOverviewPage from './ProductOverviewPage';

function api(prefix: string) {
  const fake = fakeApi({
    [`${prefix}candidates`]: [
      { name: 'Sunita', position: 'Welder', status: 'Pending' },
      { name: 'Imran', position: 'Clerk', status: 'Selected' },
    ],
    [`${prefix}companies`]: [{ name: 'Tarang', industry: 'Retail', status: 'Pending' }],
    [`${prefix}hr-staff`]: [{ name: 'Kavita', role: 'Recruiter' }],
    [`${prefix}pricing-plans`]: [{ name: 'Basic', priceMinor: 4900, currency: 'USD', features: [] }],
  });
  fake.on('GET', `${prefix}candidates/counts`, () => ({
    status: 200,
    body: { Pending: 1, Interviewed: 0, Selected: 1, Rejected: 0 },
  }));
  fake.on('GET', `${prefix}companies/counts`, () => ({
    status: 200,
    body: { Active: 3, Inactive: 1, Approved: 2, Pending: 1, Rejected: 1 },
  }));
  return fake;
}

test.each([
  ['Instahires', '/dashboard/instahires', ''],
  ['Ultrahrms', '/dashboard/ultrahrms', 'ultrahrms/'],
])('the overview of %s counts its records and links to them', async (title, route, prefix) => {
  renderScreen(<ProductOverviewPage />, { route, api: api(prefix) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const [name, path] of [
    [/Candidates\s*2\s*1 selected/, 'manageCandidate'],
    [/Companies\s*8\s*5 active/, 'manageCompanies'],
    [/HR staff\s*1\s*Kavita/, 'manage-hr'],
    [/Pricing plans\s*1\s*Basic \$49/, 'managePricing'],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${route}/${path}`);
  }
  const waiting = within(screen.getByRole('region', { name: 'Waiting for an interview' }));
  expect(await waiting.findByRole('link', { name: 'Sunita' })).toBeVisible();
  expect(waiting.queryByText('Imran')).toBeNull();
  expect(await within(screen.getByRole('region', { name: 'Companies to approve' })).findByText('Tarang')).toBeVisible();
});

test('each status links to its candidates', async () => {
  renderScreen(<ProductOverviewPage />, { route: '/dashboard/instahires', api: api('') });
  expect(await screen.findByRole('link', { name: 'Selected 1' })).toHaveAttribute(
    'href',
    '/dashboard/instahires/manageCandidate?status=Selected',
  );
});

test('a part that fails to load says so and leaves the rest', async () => {
  const fake = api('');
  fake.fail('GET', 'candidates/counts', { status: 500, body: { message: 'The database is away.' } });
  const { user } = renderScreen(<ProductOverviewPage />, { route: '/dashboard/instahires', api: fake });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load candidates');
  expect(await screen.findByRole('link', { name: /Companies\s*8/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Selected 1' })).toBeVisible();
});

test('shows only the parts of a product that the person may read, and requests nothing else', async () => {
  const fake = api('');
  renderScreen(<ProductOverviewPage />, {
    route: '/dashboard/instahires',
    api: fake,
    account: { ...staff, rights: ['companies:read'] } as typeof staff,
  });
  expect(await screen.findByRole('link', { name: /Companies\s*8/ })).toBeVisible();
  for (const name of [/Candidates/, /HR staff/, /Pricing plans/])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for an interview' })).toBeNull();
  expect(fake.calls.every(({ path }) => path.startsWith('companies'))).toBe(true);
});
