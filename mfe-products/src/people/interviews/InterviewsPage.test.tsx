import { screen, waitFor, within } from '@testing-library/react';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import type { InterviewsRecord } from '../../resourceTypes';
import { CandidateInterviews } from './CandidateInterviews';
import InterviewsPage from './InterviewsPage';
import { interviews } from './resource';

const PATH = interviews.path;
const interviewOf = (said: Partial<InterviewsRecord> = {}): InterviewsRecord => ({
  ...{ id: 'i1', version: 1, createdAt: '2026-11-01T06:00:00.000Z', updatedAt: '2026-11-01T06:00:00.000Z' },
  ...{ candidateId: 'k1', candidateName: 'आशा देवी', product: 'instahires', position: 'Picker', vacancyId: '' },
  ...{ day: '2026-11-28', time: '14:30', place: 'Pune office', interviewer: 'Neha', outcome: 'Planned', note: '' },
  ...said,
});
const candidate = { id: 'k1', name: 'आशा देवी', position: 'Picker', product: 'instahires' } as Candidate;
const openPanel = (rows: InterviewsRecord[] = [], account?: typeof staff) =>
  renderScreen(<CandidateInterviews candidate={candidate} />, { api: fakeApi({ [PATH]: rows }), account });

test('the list has day, time, candidate, place and outcome, and links to the candidate', async () => {
  renderScreen(<InterviewsPage />, {
    api: fakeApi({ [PATH]: [interviewOf()] }),
    records: { candidate: '/candidates/:id' },
  });
  const row = within(await screen.findByRole('row', { name: /आशा देवी/ }));
  for (const text of ['28 Nov 2026', '14:30', 'Picker', 'Pune office', 'Planned'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'आशा देवी' })).toHaveAttribute('href', '/candidates/k1');
});

test('without interviews the list says where to plan them', async () => {
  renderScreen(<InterviewsPage />, { api: fakeApi({ [PATH]: [] }) });
  expect(await screen.findByText('Interviews are planned on a candidate’s page.')).toBeVisible();
});

test('an interview is planned on the candidate’s page, with day, time and place', async () => {
  const { user, api } = openPanel();
  expect(await screen.findByText('No interviews yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plan interview' }));
  await user.type(await screen.findByLabelText(/^Day/), '28 Nov 2026{Tab}');
  await user.type(screen.getByLabelText(/^Time/), '14:30');
  await user.type(screen.getByLabelText(/^Place/), 'Pune office');
  await user.click(screen.getByRole('button', { name: 'Plan interview' }));
  expect(await screen.findByText('Pune office')).toBeInTheDocument();
  expect(api.rows<InterviewsRecord>(PATH)[0]).toMatchObject({
    ...{ candidateId: 'k1', candidateName: 'आशा देवी', position: 'Picker' },
    ...{ day: '2026-11-28', time: '14:30', place: 'Pune office', outcome: 'Planned' },
  });
});

test('an invalid day and time are refused at their fields', async () => {
  const { user, api } = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Plan interview' }));
  await user.type(await screen.findByLabelText(/^Time/), '25:00');
  await user.click(screen.getByRole('button', { name: 'Plan interview' }));
  expect(await screen.findByText('Enter the day.')).toBeVisible();
  expect(screen.getByText('Enter the time as 14:30.')).toBeVisible();
  expect(api.rows(PATH)).toEqual([]);
});

test('an interview’s outcome is entered in one step', async () => {
  const { user, api } = openPanel([interviewOf()]);
  await user.click(await screen.findByRole('button', { name: 'Passed' }));
  await waitFor(() => expect(api.rows<InterviewsRecord>(PATH)[0]?.outcome).toBe('Passed'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not passed' })).toBeNull());
});

test('read-only accounts can’t plan one', async () => {
  openPanel([interviewOf()], { ...staff, rights: [`${PATH}:read`] } as typeof staff);
  expect(await screen.findByText('Pune office')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Plan|Passed/ })).toBeNull();
});
