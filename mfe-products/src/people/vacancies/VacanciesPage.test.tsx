import { screen, waitFor, within } from '@testing-library/react';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import VacanciesPage from './VacanciesPage';
import { vacancyOf } from './vacancy.fixture';

const everkart = { companyId: 'c1', companyName: 'Everkart Retail' };

function open(rows: Vacancy[], search = '', account?: typeof staff) {
  const api = fakeApi({ vacancies: rows });
  api.on('GET', 'vacancies/facets', () => ({
    status: 200,
    body: { city: ['Pune', 'Ranchi'], company: [{ value: 'c1', label: 'Everkart Retail' }] },
  }));
  return renderScreen(<VacanciesPage />, { route: `/dashboard/vacancies${search}`, api, account });
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('without vacancies it says so and offers the first one', async () => {
  open([]);
  expect(await screen.findByText('No vacancies yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Add vacancy' }))
    expect(link).toHaveAttribute('href', '/dashboard/vacancies/new');
});

test('the list has role, company, city, people, first day, pay and status', async () => {
  open([vacancyOf({ ...everkart, filled: 14, status: 'Part filled' })]);
  const first = await row(/Picker/);
  for (const text of ['Everkart Retail', 'Pune', '14 of 60', '31 Oct 2026', '₹16,400.00 a month', 'Part filled'])
    expect(first.getByText(text)).toBeInTheDocument();
});

test('it is filtered by city and company', async () => {
  open([vacancyOf(everkart), vacancyOf({ id: 'v2', title: 'Loader', city: 'Ranchi' })], '?city=Ranchi');
  expect(await screen.findByText('Loader')).toBeVisible();
  expect(screen.queryByText('Picker')).toBeNull();
  expect(screen.getByLabelText('Company')).toBeInTheDocument();
});

test('an open vacancy is closed, and a closed one reopened, from its row', async () => {
  const { user, api } = open([vacancyOf()]);
  await user.click((await row(/Picker/)).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(api.rows<Vacancy>('vacancies')[0]?.status).toBe('Closed'));
  await user.click(await (await row(/Picker/)).findByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(api.rows<Vacancy>('vacancies')[0]?.status).toBe('Open'));
});

test('read-only accounts are offered no change', async () => {
  open([vacancyOf()], '', { ...staff, rights: ['vacancies:read'] } as typeof staff);
  expect(await screen.findByText('Picker')).toBeVisible();
  for (const name of ['Close', 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add vacancy' })).toBeNull();
});
