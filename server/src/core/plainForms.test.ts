import { NOTICE_VERSION } from 'shared/domain/people/applications/application';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { uploadForm } from '../../test/uploadForm';
import { samplePdf } from '../api/certificates/samplePdf';

let server: TestApp;
let vacancy: Vacancy;
beforeEach(async () => {
  server = await openTestApp();
  const body = { title: 'Picker', city: 'Pune', people: 9, isPublic: true };
  vacancy = (await server.call('POST', 'vacancies', body)).json<Vacancy>();
});
afterEach(async () => {
  delete server.app.renderFormAnswer;
  await server.close();
});

const cv = { name: 'cv.pdf', content: samplePdf('CV') };
const own = { name: 'Sunita Munda', phone: '98765 00101', city: 'Ranchi', agreed: 'on', notice: NOTICE_VERSION };
const page = { accept: 'text/html' };
interface Sent {
  said?: Record<string, string>;
  file?: typeof cv;
  headers?: Record<string, string>;
  remoteAddress?: string;
  app?: TestApp['app'];
}
/** Applies like a browser without scripts. */
async function apply({ said = {}, file = cv, headers = {}, remoteAddress = '192.0.2.1', app = server.app }: Sent = {}) {
  const form = uploadForm({ ...own, language: 'en', ...said }, file);
  const answer = await app.inject({
    ...{ method: 'POST', url: `/api/careers/${vacancy.slug}`, payload: form.payload, remoteAddress },
    headers: { ...page, 'user-agent': 'One', ...form.headers, ...headers },
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer;
}
const linkOf = (answer: Awaited<ReturnType<typeof apply>>) => answer.json<{ link: string }>().link;
const applicants = async () => (await server.call('GET', 'candidates')).json<Candidate[]>().length;

test('an application that a browser sends again after a lost answer is stored once, and gets the same link', async () => {
  const first = await apply();
  const again = await apply();
  expect([await applicants(), linkOf(again)]).toEqual([1, linkOf(first)]);
  expect(again.headers['idempotency-replayed']).toBe('true');
});

test('two at the same moment, also on two servers, are one, and both are answered alike', async () => {
  const answers = await Promise.all((await server.servers()).flatMap((app) => [apply({ app }), apply({ app })]));
  expect([await applicants(), new Set(answers.map(linkOf)).size]).toEqual([1, 1]);
});

test.each<[string, Sent]>([
  ['another name', { said: { name: 'Sunita Devi' } }],
  ['another number', { said: { phone: '98765 00102' } }],
  ['another CV', { file: { name: 'cv.pdf', content: samplePdf('Other') } }],
  ['another network', { remoteAddress: '198.51.100.1' }],
  ['another browser of the same network', { headers: { 'user-agent': 'Two' } }],
])('one with %s is another application', async (_, other) => {
  const first = await apply();
  expect(linkOf(await apply(other))).not.toBe(linkOf(first));
  expect(await applicants()).toBe(2);
});

test('after ten minutes, and after it was taken back, the same form is a new application', async () => {
  await apply();
  await server.db
    .updateTable('attempts')
    .set({ at: new Date(Date.now() - 10 * 60_000 - 1).toISOString() })
    .execute();
  const second = linkOf(await apply());
  expect(await applicants()).toBe(2);
  const { payload, headers } = uploadForm({ act: 'withdraw' });
  const withdrawn = await server.app.inject({
    ...{ method: 'POST', url: `/api/applications/${second.replace(/^.*\//, '')}`, payload, remoteAddress: '192.0.2.1' },
    headers: { ...page, 'user-agent': 'One', ...headers },
  });
  expect(withdrawn.statusCode).toBe(200);
  expect(await applicants()).toBe(1);
  expect(linkOf(await apply())).not.toBe(second);
  expect(await applicants()).toBe(2);
});

test('messages of the contact form that are sent again are one lead; by code each attempt says itself which it is', async () => {
  const message = new URLSearchParams({ name: 'Asha', email: 'asha@example.com', message: 'Hello' }).toString();
  const send = (headers: Record<string, string>) =>
    server.call('POST', 'contact', message, {
      token: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  server.app.renderFormAnswer = (_, said) => `<p>${said}</p>`;
  for (let n = 0; n < 2; n += 1) expect((await send(page)).body).toBe('<p>Thank you! We will contact you soon.</p>');
  const leads = async () => (await server.call('GET', 'leads')).json<object[]>().length;
  expect(await leads()).toBe(1);
  for (let n = 0; n < 2; n += 1) await send({ accept: 'application/json' });
  expect(await leads()).toBe(3);
});

test('neither the key of an attempt nor its answer can be made of what is stored', async () => {
  const link = linkOf(await apply());
  const [row] = await server.db.selectFrom('attempts').selectAll().execute();
  expect(row).toMatchObject({ keyHash: expect.stringMatching(/^[0-9a-f]{64}$/), status: 200 });
  expect(JSON.stringify(row)).not.toContain(link.replace(/^.*\//, ''));
});
