import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModuleContact, ModuleNews, StoredContact } from 'shared/contract/releases/moduleNews';
import { openMailbox } from '../../../test/openMailbox';
import { openTestApp } from '../../../test/openTestApp';
import { Mailer } from '../../mail/Mailer';
import type { Settings } from '../../settings';
import { createDeployToken } from '../deployTokens';
import { tester } from '../releases.fixture';
import { openStages } from '../stages/stages.fixture';
import { releaseTables } from '../tables';
import { callWebhook } from './callWebhook';
import { clearNews, sendNews } from './sendNews';

const MINUTE = 60_000;

/** A webhook of a team: what it was called with, and what it answers, by default 204; 0 answers nothing. */
interface Hook {
  url: string;
  calls: { headers: IncomingHttpHeaders; body: string }[];
  status: number;
}
const servers: Server[] = [];
async function openHook(): Promise<Hook> {
  const hook: Hook = { url: '', calls: [], status: 204 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      hook.calls.push({ headers: request.headers, body });
      if (hook.status !== 0) response.writeHead(hook.status, { location: hook.url }).end('x'.repeat(100_000));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?team=payroll`;
  return hook;
}

let stages: Awaited<ReturnType<typeof openStages>>;
const open = async (settings: Partial<Settings> = { webhooks: 'any' }) => {
  stages = await openStages(await openTestApp({ settings }));
};
afterEach(async () => {
  await stages.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const noMail = new Mailer(undefined, { error: () => undefined });
const send = (later = 0, mailer = noMail) =>
  sendNews({ db: stages.server.db, settings: stages.server.settings, mailer }, Date.now() + later);
const put = (contact: { url: string; mail: string }, token?: string) =>
  stages.call('PUT', 'module-contacts/mfe-payroll', contact, token);
const news = async (token?: string) => (await stages.call('GET', 'module-news', undefined, token)).json<ModuleNews[]>();
/** Signs in somebody new who has the module, and reports an error of its release. */
async function failOnce(version = '1.0.0'): Promise<void> {
  const token = await stages.signIn();
  await stages.open(token);
  expect(await stages.report(version, token)).toBe(204);
}
const tokenOf = async (module: string) =>
  (await createDeployToken(stages.server.db, { module, name: 'CI', scope: 'publish', days: 30 }, tester)).token;

test('a team’s webhook is told of an error, signed as Standard Webhooks has it, and once', async () => {
  await open();
  const hook = await openHook();
  const { secret } = (await put({ url: hook.url, mail: '' })).json<StoredContact>();
  await failOnce();
  await failOnce();
  // Two servers at once, and again later.
  await Promise.all([send(), send()]);
  await send(10 * MINUTE);
  expect(hook.calls).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = hook.calls;
  const [told] = await news();
  expect(JSON.parse(body)).toEqual({
    ...{ id: told?.id, event: 'new-error', module: 'mfe-payroll', version: '1.0.0', body: 'Error: boom' },
    ...{ title: 'mfe-payroll 1.0.0 has a new error', url: '/dashboard/modules?errors=mfe-payroll', at: told?.at },
  });
  const key = Buffer.from((secret ?? '').slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(key).toHaveLength(32);
  expect(told?.messages).toMatchObject([{ channel: 'webhook', state: 'sent', tries: 1, answer: 'answered 204' }]);
});

test('what ends a rollout, and an error that is back, are told too', async () => {
  await open();
  await failOnce();
  const [fault] = (await stages.call('GET', 'faults')).json<{ id: string }[]>();
  await stages.call('POST', `faults/${fault?.id}/resolve`);
  await stages.start([50, 100]);
  const people: string[] = [];
  for (let others = 0; people.length < 16 || others < 16; ) {
    const token = await stages.signIn();
    if ((await stages.open(token)) === '1.1.0') people.push(token);
    else others += 1;
  }
  for (const [place, token] of people.entries()) await stages.report('1.1.0', token, place);
  expect((await news()).map(({ event, version }) => [event, version])).toEqual([
    ['rolled-back', '1.1.0'],
    ['error-back', '1.1.0'],
    ['new-error', '1.0.0'],
  ]);
}, 60_000);

test('a webhook that fails is called again, later each time, and given up after six; a redirect is not followed', async () => {
  await open();
  const hook = await openHook();
  await put({ url: hook.url, mail: '' });
  await failOnce();
  const state = async () => (await news())[0]?.messages[0];
  hook.status = 302;
  await send();
  expect(await state()).toMatchObject({ state: 'waiting', tries: 1, answer: 'answered 302' });
  await send(MINUTE / 2);
  expect(hook.calls).toHaveLength(1);
  hook.status = 500;
  for (const hours of [1, 2, 3, 6, 13]) await send(hours * 60 * MINUTE);
  expect(await state()).toMatchObject({ state: 'failed', tries: 6, answer: 'answered 500' });
  await send(100 * 60 * MINUTE);
  expect(hook.calls).toHaveLength(6);
  expect(new Set(hook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('one that says nothing is given up in time, and one that is not there says so', async () => {
  await open();
  const hook = await openHook();
  hook.status = 0;
  const call = { url: hook.url, secret: 'whsec_AAAA', id: '1', body: '{}' };
  expect(await callWebhook(call, { webhooks: 'any' }, 300)).toEqual({
    isTaken: false,
    answer: 'no answer within 0.3 s',
  });
  expect(await callWebhook({ ...call, url: 'http://127.0.0.1:1/' }, { webhooks: 'any' })).toEqual({
    isTaken: false,
    answer: 'nothing listens there',
  });
});

test('without the setting that allows it, nothing of this machine or its network is called', async () => {
  await open({});
  const hook = await openHook();
  const { port } = new URL(hook.url);
  for (const url of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '10.0.0.8',
    '169.254.169.254',
  ].map((host) => `https://${host}:${port}/hook`)) {
    expect((await put({ url, mail: '' })).statusCode).toBe(200);
    await stages.call('POST', 'module-contacts/mfe-payroll/test');
    await send();
    expect([url, (await news())[0]?.messages[0]?.answer]).toEqual([url, 'its address is not public']);
  }
  const plain = await put({ url: hook.url, mail: '' });
  expect([plain.statusCode, plain.json()]).toMatchObject([400, { message: expect.stringContaining('https://') }]);
  expect(hook.calls).toEqual([]);
});

test('a team’s address of mail gets the same, by the mail server of the site', async () => {
  const mailbox = await openMailbox();
  await open({ mail: mailbox.settings, publicUrl: 'https://www.example.com' });
  await put({ url: '', mail: 'payroll@example.com' });
  await failOnce();
  const mailer = new Mailer(mailbox.settings, { error: () => undefined });
  await send(0, mailer);
  expect(await mailbox.next()).toMatchObject({
    to: ['payroll@example.com'],
    subject: 'mfe-payroll 1.0.0 has a new error',
    text: 'Error: boom\n\nhttps://www.example.com/dashboard/modules?errors=mfe-payroll\n',
  });
  expect((await news())[0]?.messages).toMatchObject([{ channel: 'mail', state: 'sent' }]);
  await mailer.close();
  await mailbox.close();
});

test('a site that sends no mail says so, and tries again', async () => {
  await open();
  await put({ url: '', mail: 'payroll@example.com' });
  await failOnce();
  await send();
  expect((await news())[0]?.messages).toMatchObject([
    { state: 'waiting', answer: 'this site sends no mail (SMTP_URL)' },
  ]);
});

test('a webhook’s secret is answered when its address is new, and stored so that nobody can read it', async () => {
  await open();
  const hook = await openHook();
  const { secret } = (await put({ url: hook.url, mail: '' })).json<StoredContact>();
  expect(secret).toMatch(/^whsec_/);
  expect((await put({ url: hook.url, mail: 'a@example.com' })).json<StoredContact>().secret).toBeNull();
  const [contact] = (await stages.call('GET', 'module-contacts')).json<ModuleContact[]>();
  expect(contact).toEqual({
    ...{ id: 'mfe-payroll', url: hook.url, mail: 'a@example.com', at: expect.any(String) },
    by: stages.server.owner.account.name,
  });
  const [row] = await releaseTables(stages.server.db).selectFrom('module_contacts').select('secret').execute();
  expect(row?.secret).not.toContain(secret?.slice(6, 20));
  expect((await put({ url: `${hook.url}2`, mail: '' })).json<StoredContact>().secret).not.toBe(secret);
});

test('what is no address is refused with a sentence, and a test of a team without a contact too', async () => {
  await open();
  for (const contact of [
    { url: 'ftp://example.com', mail: '' },
    { url: 'https://user:word@example.com/', mail: '' },
    { url: 'https://', mail: '' },
    { url: '', mail: 'payroll' },
  ])
    expect((await put(contact)).statusCode).toBe(400);
  expect((await stages.call('POST', 'module-contacts/mfe-payroll/test')).statusCode).toBe(404);
  expect((await stages.call('GET', 'module-contacts')).json()).toEqual([]);
});

test('owners set contacts, a deploy token reads what its own module was told, and nobody else any of it', async () => {
  await open();
  await failOnce();
  const [viewer, own, other] = [await stages.signIn(), await tokenOf('mfe-payroll'), await tokenOf('mfe-clients')];
  expect((await put({ url: '', mail: 'a@example.com' }, viewer)).statusCode).toBe(403);
  expect((await stages.call('GET', 'module-contacts', undefined, viewer)).statusCode).toBe(403);
  expect((await put({ url: '', mail: 'a@example.com' }, own)).statusCode).toBeGreaterThan(400);
  expect(await news(own)).toMatchObject([{ event: 'new-error', messages: [] }]);
  expect(await news(other)).toEqual([]);
  expect((await stages.call('GET', 'module-news', undefined, '')).statusCode).toBe(401);
});

test('what was told 30 days ago is cleared with its messages', async () => {
  await open();
  await put({ url: '', mail: 'a@example.com' });
  await failOnce();
  const tables = releaseTables(stages.server.db);
  await clearNews(stages.server.db);
  expect(await news()).toHaveLength(1);
  await tables.updateTable('module_news').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
  await clearNews(stages.server.db);
  expect([await news(), await tables.selectFrom('news_messages').selectAll().execute()]).toEqual([[], []]);
});
