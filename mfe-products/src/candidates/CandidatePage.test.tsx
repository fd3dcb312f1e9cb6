import { screen, waitFor } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import { type Candidate, candidateInput } from 'shared/domain/people/candidate';
import { fakeApi, renderScreen } from 'shared/testing';
import CandidatePage from './CandidatePage';

const applicant: Partial<Candidate> = {
  ...candidateInput.parse({ name: 'Sunita Munda', phone: '9876500101', position: 'Picker', vacancyId: 'v1' }),
  id: 'p1',
  source: 'Careers page',
  agreedNotice: '2026-11',
  agreedLanguage: 'hi',
  agreedAt: '2026-11-26T02:00:00.000Z',
  linkEndsOn: addDays(today(), 10),
};

const open = (said: Partial<Candidate> = {}) =>
  renderScreen(<CandidatePage />, {
    api: fakeApi({ candidates: [{ ...applicant, ...said }], vacancies: [{ id: 'v1', title: 'Picker in Pune' }] }),
    route: '/dashboard/account/manageCandidate/p1',
    path: '/dashboard/account/manageCandidate/:id',
  });

test('who applied on the site is shown with the vacancy and what was agreed to', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Picker in Pune' })).toHaveAttribute(
    'href',
    '/dashboard/vacancies/v1',
  );
  expect(screen.getByText('Careers page')).toBeVisible();
  expect(screen.getByText('Notice 2026-11 in Hindi, 26 Nov 2026, 07:30')).toBeVisible();
});

test('the applicant’s link is ended by staff', async () => {
  const { user, api } = open();
  expect(await screen.findByText(/^Works until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End link' }));
  await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.linkEndsOn).toBeNull());
  await waitFor(() => expect(screen.queryByText(/^Works until/)).toBeNull());
});

test('who was added by staff has no link', async () => {
  open({ source: '', agreedNotice: '', agreedLanguage: '', agreedAt: null, linkEndsOn: null });
  expect(await screen.findByRole('heading', { name: 'Sunita Munda' })).toBeVisible();
  for (const label of ['Applicant’s link', 'Agreed to', 'Applied through'])
    expect(screen.queryByText(label)).toBeNull();
});
