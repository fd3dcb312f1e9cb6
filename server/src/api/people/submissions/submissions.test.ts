import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { BY_STATUS, type Submission } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let picker: Vacancy;
let loader: Vacancy;
let asha: Candidate;
beforeEach(async () => {
  server = await openTestApp();
  picker = await add<Vacancy>('vacancies', { title: 'Picker', city: 'Ranchi', people: 3 });
  loader = await add<Vacancy>('vacancies', { title: 'Loader', city: 'Pune' });
  asha = await add<Candidate>('candidates', { name: 'Asha', phone: '9876500101', position: 'Picker', city: 'Ranchi' });
});
afterEach(() => server.close());

const add = async <T>(path: string, body: object): Promise<T> => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<T>();
};
const put = (more: object = {}) =>
  add<Submission>('submissions', { candidateId: asha.id, vacancyId: picker.id, ...more });
const tryTo = async (method: 'POST' | 'PUT', path: string, body: object, token?: string) => {
  const answer = await server.call(method, path, body, token === undefined ? {} : { token });
  return [answer.statusCode, answer.json<{ message: string; errors?: object[] }>()] as const;
};
const change = async (path: string, { id }: { id: string }, body: object) => {
  const answer = await server.call('PUT', `${path}/${id}`, body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<Submission>();
};
const list = async (query = '') => (await server.call('GET', `submissions?${query}`)).json<Submission[]>();
const stages = async () => (await list('sort=id')).map(({ stage }) => stage);
const statusOf = async ({ id }: { id: string } = asha) =>
  (await server.call('GET', `candidates/${id}`)).json<Candidate>().status;

test('who is put forward is submitted for the vacancy, shown by name and place', async () => {
  expect(await put()).toMatchObject({
    stage: 'Submitted',
    stages: [{ stage: 'Submitted', since: expect.any(String) }],
    candidateName: 'Asha',
    position: 'Picker',
    city: 'Ranchi',
    vacancyTitle: 'Picker',
  });
});

test('each stage is kept with its time, and the candidate’s status follows the vacancy that is furthest', async () => {
  const first = await put();
  const second = await put({ vacancyId: loader.id });
  await change('submissions', first, { stage: 'Interview' });
  expect(await statusOf()).toBe('Interviewed');
  const ended = await change('submissions', first, { stage: 'Rejected', reason: 'No licence' });
  expect(ended).toMatchObject({ reason: 'No licence', stages: [{}, { stage: 'Interview' }, { stage: 'Rejected' }] });
  expect(await statusOf()).toBe('Pending');
  expect(await change('submissions', first, { stage: 'Selected' })).toMatchObject({ reason: '' });
  await server.call('DELETE', `submissions/${first.id}`);
  expect(await statusOf()).toBe('Pending');
  await change('submissions', second, { stage: 'Rejected', reason: 'Pay' });
  expect(await statusOf()).toBe('Rejected');
});

test('the candidate’s buttons move what they are put forward for, and the candidate answered is the one stored', async () => {
  await put();
  await put({ vacancyId: loader.id });
  const pressed = await change('candidates', asha, { status: 'Rejected' });
  expect(await list()).toEqual([1, 2].map(() => expect.objectContaining({ stage: 'Rejected', reason: BY_STATUS })));
  const again = await tryTo('PUT', `candidates/${asha.id}`, { version: pressed.version, status: 'Interviewed' });
  expect(again).toMatchObject([200, { status: 'Interviewed' }]);
  expect(await stages()).toEqual(['Rejected', 'Interview']);
});

test('who is meant for a vacancy by their record is put forward for it, and goes and comes back with it', async () => {
  await change('candidates', asha, { vacancyId: picker.id, status: 'Interviewed' });
  expect(await stages()).toEqual(['Interview']);
  await server.call('DELETE', `candidates/${asha.id}`);
  expect(await stages()).toEqual([]);
  await server.call('POST', `candidates/${asha.id}/restore`);
  expect(await stages()).toEqual(['Interview']);
});

test('a placement has the person join, one that comes to nothing has them not join, and without one they are selected', async () => {
  const center = await add<{ id: string }>('centers', { client_name: 'Everkart' });
  await put({ stage: 'Selected' });
  const placed = await add<{ id: string }>('placements', {
    candidateId: asha.id,
    vacancyId: picker.id,
    centerId: center.id,
    startsOn: '2026-04-01',
  });
  expect([await stages(), await statusOf()]).toEqual([['Joined'], 'Selected']);
  await change('placements', placed, { endsOn: '2026-04-01', endReason: 'Did not join' });
  expect(await stages()).toEqual(['Did not join']);
  await server.call('DELETE', `placements/${placed.id}`);
  expect(await stages()).toEqual(['Selected']);
});

test('nobody is put forward twice for one vacancy, also from two servers at once', async () => {
  const servers = await server.servers();
  const payload = { candidateId: asha.id, vacancyId: picker.id };
  const headers = { authorization: `Bearer ${server.owner.token}` };
  const answers = await Promise.all(
    servers.flatMap((app) =>
      [0, 1].map(() => app.inject({ method: 'POST', url: '/api/submissions', payload, headers })),
    ),
  );
  const [stored, ...refused] = answers.map(({ statusCode }) => statusCode).sort();
  expect([stored, new Set(refused)]).toEqual([201, new Set([409])]);
  expect(await tryTo('POST', 'submissions', payload)).toMatchObject([
    409,
    { message: 'This candidate was already put forward for this vacancy (Submitted). Move that entry on its board.' },
  ]);
  const [{ id } = { id: '' }] = await list();
  await server.call('DELETE', `submissions/${id}`);
  await put();
  expect((await server.call('POST', `submissions/${id}/restore`)).statusCode).toBe(409);
});

test('nobody is put forward for a closed vacancy, and nobody who is rejected', async () => {
  await change('vacancies', loader, { status: 'Closed' });
  expect(await tryTo('POST', 'submissions', { candidateId: asha.id, vacancyId: loader.id })).toMatchObject([
    409,
    { message: 'This vacancy is closed. Open it again to put people forward for it.' },
  ]);
  await change('candidates', asha, { status: 'Rejected' });
  expect(await tryTo('POST', 'submissions', { candidateId: asha.id, vacancyId: picker.id })).toMatchObject([
    409,
    { message: 'Asha is rejected. Set the status to Pending first, then put them forward.' },
  ]);
  expect(await list()).toEqual([]);
});

test.each([
  ['no candidate', { candidateId: '' }, 'candidateId', 'Choose a candidate.'],
  ['an unknown candidate', { candidateId: 'x' }, 'candidateId', 'This candidate no longer exists. Choose another.'],
  ['an unknown vacancy', { vacancyId: 'x' }, 'vacancyId', 'This vacancy no longer exists. Choose another.'],
  ['an unknown stage', { stage: 'Hired' }, 'stage', expect.stringMatching(/^The stage is one of Submitted, /)],
  ['a rejection without a reason', { stage: 'Rejected' }, 'reason', 'Enter the reason.'],
])('%s is refused with a sentence, and nothing is stored', async (_what, wrong, path, msg) => {
  const answer = await tryTo('POST', 'submissions', { candidateId: asha.id, vacancyId: picker.id, ...wrong });
  expect(answer).toMatchObject([400, { errors: [{ path, msg }] }]);
  expect(await list()).toEqual([]);
});

test('candidates of the other product are put forward for nothing', async () => {
  const other = await add<Candidate>('ultrahrms/candidates', {
    name: 'Bela',
    email: 'b@example.com',
    position: 'Trainer',
  });
  expect(await tryTo('POST', 'submissions', { candidateId: other.id, vacancyId: picker.id })).toMatchObject([
    400,
    { errors: [{ path: 'candidateId' }] },
  ]);
});

test('whoever is limited to a client sees who is put forward for it, and puts forward its candidates alone', async () => {
  const mine = (await add<{ id: string }>('companies', { name: 'Mine' })).id;
  const own = await add<Vacancy>('vacancies', { title: 'Guard', companyId: mine });
  const bela = await add<Candidate>('candidates', {
    name: 'Bela',
    phone: '9876500102',
    position: 'Guard',
    companyId: mine,
  });
  await put();
  const { token } = await addAccount(server, { reach: { companies: [mine], centers: [] } });
  const ask = async (candidateId: string, vacancyId: string) =>
    (await tryTo('POST', 'submissions', { candidateId, vacancyId }, token))[0];
  expect([await ask(asha.id, own.id), await ask(bela.id, picker.id), await ask(bela.id, own.id)]).toEqual([
    403, 403, 201,
  ]);
  const seen = (await server.call('GET', 'submissions', undefined, { token })).json<Submission[]>();
  expect(seen.map(({ candidateName }) => candidateName)).toEqual(['Bela']);
});
