import type { ClientLink, MadeClientLink } from 'shared/domain/clients/links/clientLink';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Submission } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { uploadForm } from '../../../../test/uploadForm';
import { samplePdf } from '../../certificates/samplePdf';

let server: TestApp;
let vacancy: Vacancy;
let person: Submission;
beforeEach(async () => {
  server = await openTestApp();
  vacancy = await add<Vacancy>('vacancies', { title: 'Picker', city: 'Pune', people: 3 });
  const { payload, headers } = uploadForm(
    { name: 'Sunita', phone: '9876500101', position: 'Picker' },
    { name: 'cv.pdf', content: samplePdf('CV') },
  );
  const candidateId = (await server.call('POST', 'candidates/upload', payload, { headers })).json<Candidate>().id;
  person = await add<Submission>('submissions', { candidateId, vacancyId: vacancy.id });
});
afterEach(() => server.close());

const add = async <T>(path: string, body: object): Promise<T> => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<T>();
};
const make = (more: object = {}, token?: string) =>
  server.call(
    'POST',
    'client-links',
    { vacancyId: vacancy.id, contact: 'Ravi Kumar', endsOn: addDays(today(), 7), ...more },
    token === undefined ? {} : { token },
  );
const made = async (more: object = {}) => {
  const { id, path } = (await make(more)).json<MadeClientLink>();
  return { id, token: path.replace(/^.*\//, '') };
};
const say = async (token: string, body: object = { person: person.id, answer: 'Accepted' }) => {
  const answer = await server.call('POST', `client-answers/${token}`, body, { token: '' });
  return [answer.statusCode, answer.json<{ message: string }>().message] as const;
};
const stored = async () => (await server.call('GET', 'submissions')).json<Submission[]>()[0];
const ended = [410, 'This link does not work: it has ended, was revoked or is not complete. Ask us for a new one.'];

test('a client’s answer is shown with the person, with contact, note and time, and staff are notified', async () => {
  const { token } = await made();
  expect(await say(token, { person: person.id, answer: 'Declined', note: 'Too far away' })).toEqual([
    200,
    'Your answer was sent: declined.',
  ]);
  expect(await stored()).toMatchObject({
    stage: 'Submitted',
    clientAnswer: 'Declined',
    clientNote: 'Too far away',
    clientContact: 'Ravi Kumar',
    clientAnsweredAt: expect.stringMatching(/^\d{4}-/),
  });
  await say(token, { person: person.id, answer: 'Declined', note: 'Too far away' });
  expect((await server.call('GET', 'notifications')).json()).toEqual([
    expect.objectContaining({ title: 'Ravi Kumar declined Sunita', body: 'Picker' }),
  ]);
});

test('a form sent without scripts returns to the link’s page', async () => {
  const { token } = await made();
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/client-answers/${token}`,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ person: person.id, answer: 'Accepted', note: '' }).toString(),
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/careers/people/${token}`]);
  expect(await stored()).toMatchObject({ clientAnswer: 'Accepted' });
});

test('a CV can be read where the office shows CVs, and nowhere else', async () => {
  const cv = async (token: string) =>
    server.call('GET', `client-answers/${token}/${person.id}/cv`, undefined, { token: '' });
  const shown = await cv((await made({ showsCv: true })).token);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(shown.rawPayload.equals(samplePdf('CV'))).toBe(true);
  const hidden = await cv((await made()).token);
  expect([hidden.statusCode, hidden.json().message]).toEqual([
    404,
    'There is no CV to show for this person. Ask us for it.',
  ]);
});

test('a guessed, an old and a revoked link get the same answer, and nothing is stored', async () => {
  const [old, revoked] = [await made(), await made()];
  await server.db.updateTable('client_links').set({ endsOn: '2020-01-01' }).where('id', '=', old.id).execute();
  const answer = await server.call('POST', `client-links/${revoked.id}/revoke`);
  expect(answer.json<ClientLink>()).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
  for (const token of ['x'.repeat(43), old.token, revoked.token]) expect(await say(token)).toEqual(ended);
  expect(await stored()).toMatchObject({ clientAnswer: '' });
});

test('people of another vacancy, rejected or withdrawn can’t be answered about, and nobody once the vacancy is closed', async () => {
  const { token } = await made();
  const other = await add<Vacancy>('vacancies', { title: 'Loader' });
  const foreign = await add<Submission>('submissions', { candidateId: person.candidateId, vacancyId: other.id });
  const gone = [404, 'This person is no longer put forward for this vacancy. Load the page again.'];
  expect(await say(token, { person: foreign.id, answer: 'Accepted' })).toEqual(gone);
  await server.call('PUT', `submissions/${person.id}`, { stage: 'Rejected', reason: 'Pay' });
  expect(await say(token)).toEqual(gone);
  expect(await say(token, { person: person.id, answer: 'Perhaps' })).toEqual([400, 'Choose to accept or to decline.']);
  await server.call('PUT', `vacancies/${vacancy.id}`, { version: vacancy.version, status: 'Closed' });
  expect(await say(token)).toEqual([409, 'This vacancy is closed. Call us if you still need people for it.']);
  expect((await make()).statusCode).toBe(409);
});

test('a link’s secret is sent once and stored as a hash', async () => {
  const { token, id } = await made();
  const read = await Promise.all(
    ['client-links', `client-links/${id}/history`, 'audit'].map((path) => server.call('GET', path)),
  );
  const hashes = await server.db.selectFrom('client_link_tokens').selectAll().execute();
  expect(hashes).toHaveLength(1);
  expect([...read.map(({ body }) => body), JSON.stringify(hashes)].filter((text) => text.includes(token))).toEqual([]);
});

test.each([
  ['a day that is over', { endsOn: '2020-01-01' }, /^Choose a last day from today to /],
  ['a day far away', { endsOn: '2099-01-01' }, /^Choose a last day from today to /],
  ['no contact', { contact: ' ' }, /^Enter the contact\.$/],
  ['an unknown vacancy', { vacancyId: 'x' }, /^This vacancy no longer exists\. Choose another\.$/],
])('a link with %s is refused', async (_what, more, message) => {
  const answer = await make(more);
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(message)]);
  expect((await server.call('GET', 'client-links')).json()).toEqual([]);
});

test('of twelve notes ten are stored, and staff are notified of an answer once a day', async () => {
  const { token } = await made();
  const statuses: number[] = [];
  for (let note = 0; note < 12; note += 1)
    statuses.push((await say(token, { person: person.id, answer: 'Accepted', note: `Note ${note}` }))[0]);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429]);
  expect(await stored()).toMatchObject({ clientNote: 'Note 9' });
  expect((await server.call('GET', 'notifications')).json()).toHaveLength(1);
  expect((await server.call('GET', `submissions/${person.id}/history`)).json()).toHaveLength(11);
});

test('an address that floods is rate-limited', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 302; tries += 1) statuses.push((await say(`guess-${tries}`))[0]);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('accounts limited to a client create links only for its vacancies', async () => {
  const mine = (await add<{ id: string }>('companies', { name: 'Mine' })).id;
  const own = await add<Vacancy>('vacancies', { title: 'Guard', companyId: mine });
  const { token } = await addAccount(server, { reach: { companies: [mine], centers: [] } });
  expect([(await make({}, token)).statusCode, (await make({ vacancyId: own.id }, token)).statusCode]).toEqual([
    403, 201,
  ]);
});
