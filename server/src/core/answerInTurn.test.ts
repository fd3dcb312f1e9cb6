import type { FastifyInstance, InjectOptions } from 'fastify';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { uploadForm } from '../../test/uploadForm';
import { buildProduct } from '../product';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore } from '../releases/releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
/** Everything a process serves: the API, and the pages of links. */
let app: FastifyInstance;
beforeAll(async () => {
  server = await openTestApp();
  const { db, settings } = server;
  opened = openStore(db);
  live = await LiveRegistry.open(opened.store);
  const { store, sources } = opened;
  app = await buildProduct({ db, settings, store, live, sources, log: false });
});
afterAll(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
});

/** The number of concurrent requests: as many as one address may have before the next are refused unread. */
const FLOOD = 30;
/**
 * How many requests of a flood may be answered before a later one from another address. Two or three are usual; a
 * loaded machine delivers responses late, and without queues all of the flood comes first.
 */
const BEFORE_OTHERS = FLOOD / 2;

/**
 * Sends requests all at once and then another one: returns how many of them were answered before it, and their
 * statuses.
 */
async function beside(flood: readonly InjectOptions[], other: InjectOptions) {
  let answered = 0;
  const calls = flood.map(async (call) => {
    const { statusCode } = await app.inject(call);
    answered += 1;
    return statusCode;
  });
  const { statusCode } = await app.inject(other);
  const before = answered;
  return { statusCode, before, statuses: await Promise.all(calls) };
}

const secret = 'a'.repeat(43);
const post = (url: string, payload: object) => ({ method: 'POST' as const, url: `/api/${url}`, payload });
const paper = { key: secret, id: 'one', language: 'en' };
const question = { key: secret, id: 'question-1', question: 'When?' };
const mark = { id: 'mark-of-phone', employeeId: 'one', day: '2026-04-01', code: 'P', at: '2026-04-01T10:00:00.000Z' };
const marks = { token: secret, phone: 'phone-one', sentAt: '2026-04-01T10:00:00.000Z', marks: [mark] };

/** A request of each public kind, with invalid links. */
const strangers: [string, InjectOptions][] = [
  ['a supervisor’s sheet', post('attendance-links/sheet', { token: secret })],
  ['a supervisor’s marks', post('attendance-links/marks', marks)],
  ['a worker’s first opening', post('worker-page/open', { token: secret, code: '123456', key: secret })],
  ['a worker’s page', post('worker-page', { key: secret })],
  ['a worker’s days', post('worker-page/days', { key: secret, month: '2026-04' })],
  ['a worker’s letter', post('worker-page/letter', paper)],
  ['a worker’s payslip', post('worker-page/payslip', paper)],
  ['a worker’s question', post('worker-page/questions', question)],
  ['a client’s answer', post(`client-answers/${secret}`, { person: 'one', answer: 'Accepted', note: '' })],
  ['a CV for a client', { url: `/api/client-answers/${secret}/one/cv` }],
  ['a client’s page', { url: `/careers/people/${secret}` }],
  ['an applicant’s page', { url: `/careers/application/${secret}` }],
  ['an applicant’s change', { method: 'POST', url: `/api/applications/${secret}`, ...uploadForm({ act: 'withdraw' }) }],
  [
    'an application',
    { method: 'POST', url: '/api/careers/none', ...uploadForm({ name: 'Asha', phone: '9876500101', city: 'Pune' }) },
  ],
  ['a calendar’s feed', { url: `/api/calendar/${secret}/compliance.ics` }],
  ['a document', { url: `/documents/${secret}` }],
  ['a document’s PDF', { url: `/documents/${secret}/pdf` }],
  ['a preview', { url: `/review/${secret}` }],
  ['a link to a new password', post('auth/reset/link', { token: secret })],
  ['an invitation', post('auth/invitation/link', { token: secret })],
];

test.each(strangers.map(([what, call], n) => [what, call, n] as const))(
  'a flood of %s from one address is answered no sooner than another’s by most of its calls',
  async (_, call, n) => {
    const { statusCode, before, statuses } = await beside(
      Array.from({ length: FLOOD }, () => ({ ...call, remoteAddress: `192.0.2.${n}` })),
      { ...call, remoteAddress: `198.51.100.${n}` },
    );
    expect([before <= BEFORE_OTHERS, before]).toEqual([true, before]);
    expect([statusCode < 500, statuses.every((status) => status < 500)]).toEqual([true, true]);
    expect(statuses).toHaveLength(FLOOD);
  },
);

test('calls by one link from everywhere come one after the other, and too many at once are told to come again', async () => {
  const made = (await server.call('POST', 'calendar/feed')).json<{ url: string }>();
  const url = new URL(made.url).pathname;
  expect((await app.inject(url)).statusCode).toBe(200);
  const from = (n: number) => ({ url, remoteAddress: `192.0.2.${n}` });
  const calendar = '/api/calendar?from=2026-04-01&to=2026-04-30';
  const { statusCode, before, statuses } = await beside(
    Array.from({ length: 40 }, (_, n) => from(n)),
    { url: calendar, headers: { authorization: `Bearer ${server.owner.token}` } },
  );
  expect(statusCode).toBe(200);
  expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  const refused = statuses.filter((status) => status === 429).length;
  expect([refused, before - refused <= BEFORE_OTHERS]).toEqual([19, true]);
});
