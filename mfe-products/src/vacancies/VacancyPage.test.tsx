import { screen, within } from '@testing-library/react';
import type { Vacancy } from 'shared/domain/clients/vacancy';
import { fakeApi, renderScreen } from 'shared/testing';
import VacancyPage from './VacancyPage';
import { vacancyOf } from './vacancy.fixture';

function open(said: Partial<Vacancy> = {}) {
  const vacancy = vacancyOf({
    companyId: 'c1',
    companyName: 'Everkart Retail',
    billPaise: 2_150_000,
    filled: 60,
    status: 'Filled',
    stages: [
      { status: 'Open', since: '2026-10-01T06:00:00.000Z' },
      { status: 'Filled', since: '2026-10-13T06:00:00.000Z' },
    ],
    ...said,
  });
  const candidates = [{ id: 'p1', vacancyId: 'v1', name: 'Sunita Munda', status: 'Pending' }];
  return renderScreen(<VacancyPage />, {
    api: fakeApi({ vacancies: [vacancy], candidates }),
    route: '/dashboard/vacancies/v1',
    path: '/dashboard/vacancies/:id',
    records: { company: '/companies/:id', candidate: '/candidates/:id' },
  });
}

test('it has the client, the terms, and how long each stage took', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Picker, Pune' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Everkart Retail' })).toHaveAttribute('href', '/companies/c1');
  for (const text of ['₹16,400.00 a month', '₹21,500.00 a month']) expect(screen.getByText(text)).toBeVisible();
  const stages = within(screen.getByRole('heading', { name: 'Stages' }).closest('section') as HTMLElement);
  expect(stages.getByText(/12 days$/)).toBeVisible();
});

test('the same for the next month is one step away', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Same as last month' })).toHaveAttribute(
    'href',
    '/dashboard/vacancies/new?copy=v1',
  );
});

test('it has its candidates', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Sunita Munda' })).toHaveAttribute('href', '/candidates/p1');
});

test('a public one leads to its page on the site while it takes applications, and no longer', async () => {
  const { unmount } = open({ isPublic: true, status: 'Open' });
  expect(await screen.findByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    '/careers/picker-pune-abcdef',
  );
  unmount();
  open({ isPublic: true });
  expect(await screen.findByText('Not shown')).toBeVisible();
});

test('a stage that began today has lasted less than a day', async () => {
  open({ status: 'Open', stages: [{ status: 'Open', since: new Date().toISOString() }] });
  expect(await screen.findByText(/less than a day$/)).toBeVisible();
});
