import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import { type Candidate, candidateInput } from 'shared/domain/people/candidates/candidate';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { fakeApi, renderScreen } from 'shared/testing';
import CandidatePage from './CandidatePage';

const applicant: Partial<Candidate> = {
  ...candidateInput.parse({ name: 'Sunita Munda', phone: '9876500101', position: 'Picker' }),
  id: 'p1',
  source: 'Careers page',
  agreedNotice: '2026-11',
  agreedLanguage: 'hi',
  agreedAt: '2026-11-26T02:00:00.000Z',
  linkEndsOn: addDays(today(), 10),
};

const putForward: Partial<Submission> = {
  ...{ id: 's1', candidateId: 'p1', vacancyId: 'v1', vacancyTitle: 'Picker in Pune', stage: 'Submitted', reason: '' },
  stages: [{ stage: 'Submitted', since: '2026-11-26T02:00:00.000Z' }],
};
const open = (said: Partial<Candidate> = {}, submissions: Partial<Submission>[] = [putForward]) =>
  renderScreen(<CandidatePage />, {
    api: fakeApi({
      candidates: [{ ...applicant, ...said }],
      submissions,
      vacancies: [{ id: 'v1', title: 'Picker in Pune', city: '' }],
      'm/mfe-products/interviews': [],
    }),
    route: '/dashboard/account/manageCandidate/p1',
    path: '/dashboard/account/manageCandidate/:id',
  });

test('an applicant from the site is shown with the vacancy and the consent', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Picker in Pune' })).toHaveAttribute(
    'href',
    '/dashboard/vacancies/v1',
  );
  expect(screen.getByText('Careers page')).toBeVisible();
  expect(screen.getByText('Notice 2026-11 in Hindi, 26 Nov 2026, 07:30')).toBeVisible();
});

test('staff end the applicant’s link', async () => {
  const { user, api } = open();
  expect(await screen.findByText(/^Works until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End link' }));
  await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.linkEndsOn).toBeNull());
  await waitFor(() => expect(screen.queryByText(/^Works until/)).toBeNull());
});

test('an application probably sent by a machine says so until staff release it', async () => {
  const { user, api } = open({ suspected: true }, []);
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.suspected).toBe(false));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Release' })).toBeNull());
});

test('a candidate added by staff has no link', async () => {
  open({ source: '', agreedNotice: '', agreedLanguage: '', agreedAt: null, linkEndsOn: null });
  expect(await screen.findByRole('heading', { name: 'Sunita Munda' })).toBeVisible();
  for (const label of ['Applicant’s link', 'Agreed to', 'Applied through'])
    expect(screen.queryByText(label)).toBeNull();
});

test('a planned interview moves their submission to that stage', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Plan interview' }));
  await user.type(await screen.findByLabelText(/^Day/), '28 Nov 2026{Tab}');
  expect(await screen.findByLabelText('For vacancy')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Plan interview' }));
  await waitFor(() => expect(api.rows<Submission>('submissions')[0]?.stage).toBe('Interview'));
  expect(api.rows('m/mfe-products/interviews')[0]).toMatchObject({ vacancyId: 'v1', day: '2026-11-28' });
});

test('they are put forward for another vacancy in place', async () => {
  const { user, api } = open({}, []);
  api.on('POST', 'submissions', () => ({ status: 201, body: { ...putForward, candidateName: 'Sunita Munda' } }));
  expect(await screen.findByText('Not put forward for a vacancy yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put forward' }));
  await user.click(await screen.findByRole('combobox', { name: /Vacancy/ }));
  await user.click(await screen.findByText('Picker in Pune'));
  const form = within(screen.getByRole('region', { name: 'Put forward' }));
  await user.click(form.getByRole('button', { name: 'Put forward' }));
  expect(await screen.findByText('Sunita Munda put forward for Picker in Pune')).toBeVisible();
  expect(api.calls.find(({ method, path }) => method === 'POST' && path === 'submissions')?.body).toMatchObject({
    candidateId: 'p1',
    vacancyId: 'v1',
  });
});

test('a selected candidate is placed for that vacancy', async () => {
  open({ status: 'Selected' }, [{ ...putForward, stage: 'Selected' }]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Place' })).toHaveAttribute(
      'href',
      '/dashboard/placements/new?candidate=p1&product=instahires&vacancy=v1',
    ),
  );
});

describe('the CV', () => {
  test('opens on the page when it is a PDF, and closes', async () => {
    const kept = { ...URL };
    const made: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const { user, api } = open({ file: 'sunita.pdf', fileType: 'application/pdf' });
    api.on('GET', 'candidates/p1/file', () => ({ status: 200, body: '%PDF-1.4' }));
    await user.click(await screen.findByRole('button', { name: 'Open CV' }));
    expect(await screen.findByTitle('CV of Sunita Munda')).toHaveAttribute('src', 'blob:1');
    expect(made[0]?.type).toBe('application/pdf');
    await user.click(screen.getByRole('button', { name: 'Close CV' }));
    expect(screen.queryByTitle('CV of Sunita Munda')).toBeNull();
    Object.assign(URL, kept);
  });

  test('can be downloaded when it is a Word document', async () => {
    open({ file: 'sunita.docx', fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' });
    expect(await screen.findByText('Browsers can’t show Word documents. Download it to read it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download sunita.docx' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open CV' })).toBeNull();
  });
});

test('another record with the same number is pointed out', async () => {
  const api = fakeApi({ candidates: [applicant], submissions: [], 'm/mfe-products/interviews': [] });
  const other = { id: 'p2', title: 'Sunita M', page: '/candidates/p2', columns: ['phone'] };
  api.on('POST', 'candidates/duplicates', () => ({ status: 200, body: [other] }));
  renderScreen(<CandidatePage />, {
    api,
    route: '/dashboard/account/manageCandidate/p1',
    path: '/dashboard/account/manageCandidate/:id',
  });
  expect(await screen.findByText(/on record twice/)).toBeVisible();
  expect(screen.getByText('Sunita M')).toHaveAttribute('href', '/candidates/p2');
});
