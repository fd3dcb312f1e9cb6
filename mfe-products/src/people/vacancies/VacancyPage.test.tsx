import { screen, waitFor, within } from '@testing-library/react';
import type { Submission } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { fakeApi, renderScreen } from 'shared/testing';
import VacancyPage from './VacancyPage';
import { vacancyOf } from './vacancy.fixture';

const asha = { id: 'p2', name: 'Asha Devi', position: 'Loader', city: 'Pune' };

function open(said: Partial<Vacancy> = {}, submissions: Partial<Submission>[] = []) {
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
  return renderScreen(<VacancyPage />, {
    api: fakeApi({
      vacancies: [vacancy],
      submissions,
      candidates: [asha],
      'm/mfe-products/interviews': [],
      'client-links': [],
    }),
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

test('a filled one offers the same for next month, an open one to place someone', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Same as last month' })).toHaveAttribute(
    'href',
    '/dashboard/vacancies/new?copy=v1',
  );
  unmount();
  open({ status: 'Open' });
  expect(await screen.findByRole('link', { name: 'Place' })).toHaveAttribute(
    'href',
    '/dashboard/placements/new?vacancy=v1',
  );
});

describe('a candidate put forward', () => {
  const at = '2026-11-01T06:00:00.000Z';
  const sunita: Partial<Submission> = {
    ...{ id: 's1', candidateId: 'p1', candidateName: 'Sunita Munda', position: 'Picker', city: 'Ranchi', file: '' },
    ...{ vacancyId: 'v1', vacancyTitle: 'Picker', stage: 'Submitted', reason: '', clientAnswer: '', createdAt: at },
    stages: [{ stage: 'Submitted', since: at }],
  };
  const column = (name: string) => screen.findByRole('region', { name });
  const choose = async (user: ReturnType<typeof open>['user'], act: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for Sunita Munda' }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };
  const stored = (api: ReturnType<typeof open>['api']) => api.rows<Submission>('submissions')[0];

  test('is in the stage’s column, with a link to the candidate', async () => {
    open({}, [
      {
        ...sunita,
        ...{ clientAnswer: 'Accepted', clientContact: 'Ravi', clientNote: 'Soon', clientAnsweredAt: at },
      },
    ]);
    expect(await screen.findByText('Ravi accepted, 01 Nov 2026, 11:30: Soon')).toBeVisible();
    expect(await column('Submitted, 1')).toHaveTextContent('Picker, RanchiRavi accepted');
    expect(screen.getByRole('link', { name: 'Sunita Munda' })).toHaveAttribute('href', '/candidates/p1');
    for (const name of ['Interview, 0', 'Selected, 0', 'Rejected, 0', 'Joined, 0', 'Did not join, 0'])
      expect(await column(name)).toBeVisible();
  });

  test('is moved from the card’s menu, and rejected with a reason', async () => {
    const { user, api } = open({}, [sunita]);
    await choose(user, 'Move to Selected');
    expect(await column('Selected, 1')).toHaveTextContent('Sunita Munda');
    await waitFor(() => expect(stored(api)?.stage).toBe('Selected'));
    await choose(user, 'Move to Rejected');
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Enter the reason.')).toBeVisible();
    await user.type(screen.getByLabelText(/^Reason/), 'No licence');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(stored(api)).toMatchObject({ stage: 'Rejected', reason: 'No licence' }));
    expect(await column('Rejected, 1')).toHaveTextContent('No licence');
  });

  test('reaches the interview stage when one is planned', async () => {
    const { user, api } = open({}, [sunita]);
    await choose(user, 'Plan interview');
    await user.type(await screen.findByLabelText(/^Day/), '28 Nov 2026{Tab}');
    await user.click(screen.getByRole('button', { name: 'Plan interview' }));
    await waitFor(() => expect(stored(api)?.stage).toBe('Interview'));
    expect(api.rows('m/mfe-products/interviews')[0]).toMatchObject({ candidateId: 'p1', vacancyId: 'v1' });
  });

  test('is placed for the vacancy once selected', async () => {
    const { user, location } = open({}, [{ ...sunita, stage: 'Selected' }]);
    await choose(user, 'Place');
    await waitFor(() =>
      expect(location().pathname + location().search).toBe(
        '/dashboard/placements/new?candidate=p1&product=instahires&vacancy=v1',
      ),
    );
  });

  test('is selected among the candidates', async () => {
    const { user, api } = open();
    api.on('POST', 'submissions', () => ({ status: 201, body: { ...sunita, candidateName: 'Asha Devi' } }));
    expect(await screen.findByText('Nobody is put forward yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put forward' }));
    await user.click(await screen.findByRole('combobox', { name: /Candidate/ }));
    await user.click(await screen.findByText('Asha Devi, Loader, Pune'));
    await user.click(screen.getByRole('button', { name: 'Put forward' }));
    expect(await screen.findByText('Asha Devi put forward for Picker')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      candidateId: 'p2',
      vacancyId: 'v1',
    });
  });
});

test('matching candidates are shown with the reason, and put forward in one step', async () => {
  const { user, api } = open();
  const bela = { id: 'p3', name: 'Bela', position: 'Picker', city: 'Pune', status: 'Pending', points: 4 };
  api.on('GET', 'candidates/matches', () => ({
    status: 200,
    body: [{ ...bela, reasons: ['Role: picker', 'City: Pune'] }],
  }));
  api.on('POST', 'submissions', () => ({ status: 201, body: { id: 's9', stages: [] } }));
  const row = within(await screen.findByRole('row', { name: /Bela/ }));
  expect(row.getByText('Role: picker · City: Pune')).toBeVisible();
  await user.click(row.getByRole('button', { name: /Put forward/ }));
  expect(await screen.findByText('Bela put forward')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ candidateId: 'p3', vacancyId: 'v1' });
});

test('a client’s link is created, shown once, and revoked', async () => {
  const { user, api } = open();
  const link = {
    id: 'l1',
    version: 1,
    vacancyId: 'v1',
    contact: 'Ravi Kumar',
    endsOn: '2099-01-01',
    usedAt: null,
    state: 'open',
  };
  api.on('POST', 'client-links', () => {
    api.rows('client-links').push(link);
    return { status: 201, body: { id: 'l1', path: '/careers/people/secret', endsOn: '2099-01-01' } };
  });
  api.on('POST', 'client-links/l1/revoke', () => ({ status: 200, body: { ...link, state: 'revoked' } }));
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  await user.type(await screen.findByLabelText(/^Contact/), 'Ravi Kumar');
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByLabelText('The link')).toHaveValue(`${window.location.origin}/careers/people/secret`);
  const text = encodeURIComponent(`People for Picker: ${window.location.origin}/careers/people/secret`);
  expect(screen.getByText('WhatsApp').closest('a')).toHaveAttribute('href', `https://wa.me/?text=${text}`);
  expect(screen.getByText('SMS').closest('a')).toHaveAttribute('href', `sms:?body=${text}`);
  const row = within(await screen.findByRole('row', { name: /Ravi Kumar/ }));
  expect(row.getByText('01 Jan 2099')).toBeVisible();
  await user.click(row.getByRole('button', { name: /Revoke/ }));
  expect(await screen.findByText('Link revoked')).toBeVisible();
});

test('a public one links to its page on the site while it accepts applications, and not afterwards', async () => {
  const { unmount } = open({ isPublic: true, status: 'Open' });
  expect(await screen.findByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    '/careers/picker-pune-abcdef',
  );
  unmount();
  open({ isPublic: true });
  expect(await screen.findByText('Not shown')).toBeVisible();
});

test('a stage that started today has lasted less than a day', async () => {
  open({ status: 'Open', stages: [{ status: 'Open', since: new Date().toISOString() }] });
  expect(await screen.findByText(/less than a day$/)).toBeVisible();
});
