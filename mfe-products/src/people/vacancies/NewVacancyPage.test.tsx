import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { VacancyInput } from 'shared/domain/people/vacancies/vacancy';
import { fakeApi, renderScreen } from 'shared/testing';
import NewVacancyPage from './NewVacancyPage';
import { vacancyOf } from './vacancy.fixture';

const lead = { id: 'l1', companyId: 'c1', city: 'Dhanbad', message: 'We need 25 loaders.', name: 'Arvind' };

function open(search = '') {
  const api = fakeApi({
    companies: [{ id: 'c1', name: 'Everkart Retail' }],
    centers: [],
    leads: [lead],
    vacancies: [
      vacancyOf({ filled: 60, status: 'Closed', companyId: 'c1' }),
      vacancyOf({ id: 'v2', state: 'Vidarbha' }),
    ],
  });
  return renderScreen(<NewVacancyPage />, { route: `/dashboard/vacancies/new${search}`, api });
}
const added = (api: ReturnType<typeof open>['api']) =>
  api.calls.find(({ method, path }) => method === 'POST' && path === 'vacancies')?.body as VacancyInput | undefined;

async function add({ user, api }: ReturnType<typeof open>, role?: string) {
  const field = await screen.findByLabelText(/Role/);
  if (role) await user.type(field, role);
  await user.click(screen.getByRole('button', { name: 'Add vacancy' }));
  await waitFor(() => expect(added(api)).toBeDefined());
  return added(api);
}

test('a blank one is open for one adult', async () => {
  expect(await add(open(), 'Loader')).toMatchObject({ title: 'Loader', people: 1, minAge: 18, isPublic: false });
});

test('without a role nothing is sent and the field says so', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Add vacancy' }));
  expect(await screen.findByText('Enter the role.')).toBeVisible();
  expect(added(api)).toBeUndefined();
});

test('for a company it starts with the company', async () => {
  const screenOf = open('?company=c1');
  expect(await screen.findByText('Everkart Retail')).toBeVisible();
  expect(await add(screenOf, 'Loader')).toMatchObject({ title: 'Loader', companyId: 'c1' });
});

test('for a lead it starts with the lead’s company, city and words, and names it', async () => {
  expect(await add(open('?lead=l1'), 'Loader')).toMatchObject({
    leadId: 'l1',
    companyId: 'c1',
    city: 'Dhanbad',
    description: 'We need 25 loaders.',
  });
});

test('a copy of last month’s starts a month later, with nobody found', async () => {
  expect(await add(open('?copy=v1'))).toMatchObject({
    title: 'Picker',
    people: 60,
    filled: 0,
    status: 'Open',
    startsOn: '2026-11-30',
  });
});

test('its state is from the list, and one typed before the list existed is shown and kept', async () => {
  const screenOf = open('?copy=v2');
  expect(await screen.findByText('Vidarbha')).toBeVisible();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /State/ }));
  await screenOf.user.type(screen.getByRole('combobox', { name: /State/ }), 'Telan');
  expect(await screen.findByTitle('Telangana')).toBeVisible();
  await screenOf.user.keyboard('{Escape}');
  expect(await add(screenOf)).toMatchObject({ state: 'Vidarbha' });
});

test('if its source is deleted, it says so', async () => {
  open('?lead=nobody');
  expect(await screen.findByText('Failed to load the data for this vacancy')).toBeVisible();
});
