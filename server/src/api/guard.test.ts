import Fastify, { type FastifyInstance } from 'fastify';
import { covers } from 'shared/domain/accounts/right';
import { builtInRoles } from 'shared/domain/accounts/role';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildProduct } from '../product';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore } from '../releases/releases.fixture';
import { guard } from './auth/guard';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
/** Everything a process serves, assembled as in `main`. */
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

const publicCalls = [
  'GET /api/ready',
  'GET /api/health',
  'GET /api/docs',
  'GET /api/docs.json',
  'GET /api/docs.css',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkeys/sign-in',
  'POST /api/auth/passkeys/sign-in/question',
  'POST /api/auth/forgotten',
  'POST /api/auth/reset/link',
  'POST /api/auth/reset',
  'POST /api/auth/invitation/link',
  'POST /api/auth/invitation',
  'POST /api/send_otp.php',
  'POST /api/contact',
  'POST /api/careers/:slug',
  'POST /api/applications/:token',
  'POST /api/client-answers/:token',
  'GET /api/client-answers/:token/:person/cv',
  'POST /api/attendance-links/sheet',
  'POST /api/attendance-links/marks',
  'POST /api/worker-page/open',
  'POST /api/worker-page',
  'POST /api/worker-page/days',
  'POST /api/worker-page/letter',
  'POST /api/worker-page/payslip',
  'POST /api/worker-page/questions',
  'GET /api/calendar/:token/compliance.ics',
  'GET /api/module-keys',
  'GET /api/recruitment-fee',
  'GET /api/registry/revision',
  'POST /api/module-reports',
  'POST /api/faults',
  'POST /api/vitals',
];
/** Routes that accept a deploy token as well as an account, so that the guard of accounts passes them to their own. */
const releasersCalls = [
  'GET /api/faults',
  'GET /api/module-news',
  'GET /api/releases',
  'GET /api/releases/:module/:version/release',
  'GET /api/releases/:module/replays',
  'GET /api/releases/:module/shell',
  'POST /api/releases/:module',
  'POST /api/releases/:module/:version/replays',
  'POST /api/releases/:module/promote',
  'POST /api/releases/:module/retire',
  'POST /api/releases/:module/rollback',
  'POST /api/releases/:module/rollout',
  'PUT /api/releases/:module/rollout',
  'GET /api/vitals',
];
const name = (route: { method: string; url: string }) => `${route.method} ${route.url}`;
const reach = (route: { method: string; url: string }, token?: string) =>
  app.inject({
    method: route.method as 'GET',
    url: route.url.replace(/:\w+/g, 'x'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('only the known few calls are open to everyone', () => {
  const open = app.apiRoutes.filter((route) => route.access === 'public').map(name);
  expect(open.sort()).toEqual([...publicCalls, ...releasersCalls].sort());
});

test('every call open to everyone is queued fairly, except those that do little or have their own queue', () => {
  const free = app.apiRoutes.filter((route) => route.access === 'public' && !route.turn).map(name);
  expect(free.filter((each) => !releasersCalls.includes(each)).sort()).toEqual([
    'GET /api/docs',
    'GET /api/docs.css',
    'GET /api/docs.json',
    'GET /api/health',
    'GET /api/module-keys',
    'GET /api/ready',
    'GET /api/recruitment-fee',
    'GET /api/registry/revision',
    'POST /api/auth/forgotten',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/passkeys/sign-in',
    'POST /api/auth/passkeys/sign-in/question',
    'POST /api/auth/register',
  ]);
});

test('every other call answers 401 without a session and with a made-up token', async () => {
  const guarded = app.apiRoutes.filter((route) => !publicCalls.includes(name(route)));
  expect(guarded.length).toBeGreaterThan(40);
  for (const route of guarded) {
    for (const token of [undefined, 'made-up-token-made-up-token']) {
      const answer = await reach(route, token);
      const code = releasersCalls.includes(name(route)) ? /^(no|wrong)_token$/ : /^no_session$/;
      expect([name(route), answer.statusCode, answer.json().code]).toEqual([
        name(route),
        401,
        expect.stringMatching(code),
      ]);
    }
  }
});

/** Bela's signed-in account. */
async function addBela(): Promise<{ id: string; token: string }> {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [{ id }] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${id}`, { status: 'active' });
  const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  return { id, token };
}
let bela: { id: string; token: string };
beforeAll(async () => {
  bela = await addBela();
});

/** Some routes' rights, listed by hand: the roles, apart from the owner, that have them. */
const known: readonly [route: string, roles: string[]][] = [
  ['GET /api/accounts', []],
  ['PUT /api/roles/:id', []],
  ['POST /api/invitations', []],
  ['POST /api/invitations/:id/renew', []],
  ['GET /api/audit/export.csv', []],
  ['POST /api/deploy-tokens', []],
  ['PUT /api/letterhead/:id', []],
  ['POST /api/metrics', []],
  ['GET /api/metrics', ['staff', 'recruiter', 'accountant', 'compliance', 'viewer']],
  ['GET /api/invoices', ['staff', 'accountant', 'viewer']],
  ['GET /api/invoices/:id/pdf', ['staff', 'accountant', 'viewer']],
  ['POST /api/invoices/:id/issue', ['staff', 'accountant']],
  ['GET /api/invoices/export.csv', ['staff', 'accountant']],
  ['POST /api/payments', ['staff', 'accountant']],
  ['POST /api/client-links', ['staff', 'recruiter']],
  ['POST /api/attendance-links', ['staff', 'recruiter', 'compliance']],
  ['POST /api/worker-links', ['staff', 'compliance']],
  ['POST /api/worker-questions/:id/answer', ['staff', 'compliance']],
  ['POST /api/candidates/:id/upload', ['staff', 'recruiter']],
  ['POST /api/leads/:id/convert', ['staff', 'recruiter']],
  ['PUT /api/companies/:id/billing', ['staff', 'accountant']],
  ['DELETE /api/centers/:id', ['staff']],
  ['POST /api/centers/import', ['staff']],
  ['POST /api/centers/:id/restore', ['staff']],
  ['GET /api/wages/lines/sums', ['staff', 'accountant', 'compliance', 'viewer']],
  ['POST /api/wages/:id/work-out', ['staff', 'compliance']],
  ['PUT /api/compliance/settings', ['staff', 'compliance']],
];

test.each(Object.keys(builtInRoles).filter((role) => role !== 'owner'))(
  'every call is open to the role %s by its grants, and otherwise refused with a right’s name and whom to ask',
  async (role) => {
    expect((await server.call('PUT', `accounts/${bela.id}`, { role })).statusCode).toBe(200);
    const granted = builtInRoles[role]?.granted ?? [];
    const rightful = app.apiRoutes.filter(({ access }) => access.includes(':'));
    expect(rightful.length).toBeGreaterThan(150);
    const opened: string[] = [];
    const refusals: string[] = [];
    for (const route of rightful) {
      const { statusCode, body } = await reach(route, bela.token);
      const isOpen = covers(granted, route.access, route.isReserved);
      expect([name(route), statusCode !== 403, statusCode]).toEqual([name(route), isOpen, statusCode]);
      if (isOpen) opened.push(name(route));
      else refusals.push(body);
    }
    expect(refusals.filter((body) => !body.includes('Ask Asha Rao'))).toEqual([]);
    const byHand = known.filter(([, roles]) => roles.includes(role)).map(([route]) => route);
    expect(known.map(([route]) => route).filter((route) => opened.includes(route))).toEqual(byHand);
  },
);

test('no call is refused to the owner’s account', async () => {
  for (const route of app.apiRoutes.filter(({ access, method }) => access.includes(':') && method === 'GET'))
    expect([name(route), (await reach(route, server.owner.token)).statusCode]).not.toEqual([name(route), 403]);
});

test('accounts limited to some clients can’t call anything about all of them', async () => {
  await server.call('PUT', `accounts/${bela.id}`, { role: 'staff', reach: { companies: [], centers: ['x'] } });
  const others = app.apiRoutes.filter(({ access, keepsReach }) => access.includes(':') && keepsReach !== true);
  expect(others.length).toBeGreaterThan(60);
  for (const route of others)
    expect([name(route), (await reach(route, bela.token)).statusCode]).toEqual([name(route), 403]);
  await server.call('PUT', `accounts/${bela.id}`, { reach: null });
});

test('a route without a declared access is refused at startup', async () => {
  const api = Fastify().decorate('apiRoutes', []);
  guard(api, server.db);
  expect(() => api.get('/stones', () => 'all')).toThrow('GET /stones does not say who may call it');
  await api.close();
});

test('an unknown path is 404 as JSON, with and without a session', async () => {
  for (const token of ['', server.owner.token]) {
    const answer = await server.call('GET', 'nothing/here', undefined, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test('answers carry the headers that keep them data', async () => {
  const { headers } = await server.call('GET', 'centers');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
