import type { Invitation, InvitationLink } from 'shared/domain/accounts/invitation';
import type { Session } from 'shared/domain/accounts/session';
import { type Mailbox, openMailbox } from '../../../../test/openMailbox';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { whileUnderWay } from '../../../../test/whileUnderWay';

let server: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());
afterAll(() => mailbox.close());

const bela = { email: 'bela@example.com', role: 'viewer' };
const password = 'four quiet brown horses';
const invite = (body: object, token = server.owner.token) => server.call('POST', 'invitations', body, { token });
const invited = async (body: object = bela): Promise<InvitationLink> => (await invite(body)).json();
const list = async (): Promise<Invitation[]> => (await server.call('GET', 'invitations')).json();
const look = (token: string) => server.call('POST', 'auth/invitation/link', { token }, { token: '' });
const accept = (token: string, more: object = {}) =>
  server.call('POST', 'auth/invitation', { token, name: 'Bela Oraon', password, ...more }, { token: '' });

test('the link shows who invited the person and as what, and gives them that role and those clients', async () => {
  const { id: company } = (await server.call('POST', 'companies', { name: 'Mine Works' })).json();
  await server.call('POST', 'companies', { name: 'Other Works' });
  const { token } = await invited({ ...bela, name: 'Bela', reach: { companies: [company], centers: [] } });
  expect((await look(token)).json()).toMatchObject({
    email: bela.email,
    name: 'Bela',
    invitedByName: 'Asha Rao',
    roleName: 'Viewer',
    within: ['Mine Works'],
  });
  const { account, token: session }: Session = (await accept(token)).json();
  expect(account).toMatchObject({
    name: 'Bela Oraon',
    email: bela.email,
    role: 'viewer',
    status: 'active',
    reach: { companies: [company], centers: [] },
  });
  const found = (await server.call('GET', 'companies', undefined, { token: session })).json();
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Mine Works']);
  const [used] = await list();
  expect(used).toMatchObject({ state: 'used', invitedByName: 'Asha Rao', roleName: 'Viewer' });
});

test('the list, its export and the log contain no link, and only a hash is stored', async () => {
  const { token, id } = await invited();
  const read = await Promise.all(
    ['invitations', 'invitations/export.csv', `invitations/${id}/history`, 'audit'].map((path) =>
      server.call('GET', path),
    ),
  );
  const stored = await server.db.selectFrom('invitation_links').selectAll().execute();
  expect([...read.map(({ body }) => body), JSON.stringify(stored)].filter((text) => text.includes(token))).toEqual([]);
  expect(stored).toHaveLength(1);
  await accept(token);
  const actions = (await server.call('GET', 'audit')).json() as { action: string; resource: string; by: string }[];
  expect(actions.filter(({ resource }) => resource === 'invitations').map(({ action, by }) => [action, by])).toEqual([
    ['invitation.used', 'Bela Oraon'],
    ['create', 'Asha Rao'],
  ]);
});

test('a link works once, even when used twice at the same moment', async () => {
  const { token } = await invited();
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  for (const answer of [await look(token), await accept(token)])
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'link_used', message: 'This invitation has already been used. Sign in with the account it made.' },
    ]);
});

test('an expired or revoked link lets nobody in, and says so; renewing replaces it', async () => {
  const { id, token } = await invited();
  await server.db.updateTable('invitations').set({ expiresAt: '2026-01-01T00:00:00.000Z' }).execute();
  expect((await list())[0]?.state).toBe('expired');
  const expired = (await accept(token)).json();
  expect(expired.message).toBe('This invitation has expired. Ask Asha Rao for a new one.');

  const renewed: InvitationLink = (await server.call('POST', `invitations/${id}/renew`)).json();
  expect((await list())[0]?.state).toBe('open');
  expect([(await look(token)).statusCode, (await look(renewed.token)).statusCode]).toEqual([404, 200]);

  expect((await server.call('POST', `invitations/${id}/revoke`)).json()).toMatchObject({ state: 'revoked' });
  const revoked = await accept(renewed.token);
  expect([revoked.statusCode, revoked.json().message]).toEqual([
    409,
    'This invitation was withdrawn. Ask Asha Rao for a new one.',
  ]);
  expect((await server.call('GET', 'accounts')).json()).toHaveLength(1);
});

test('a used invitation can be neither renewed nor revoked', async () => {
  const { id, token } = await invited();
  await accept(token);
  for (const act of ['renew', 'revoke'])
    expect([act, (await server.call('POST', `invitations/${id}/${act}`)).statusCode]).toEqual([act, 409]);
});

test('nobody invites with more rights than their own, nor an owner by a link', async () => {
  const rights = ['invitations:read', 'invitations:write', 'wages:read'];
  const { id: clerk } = (await server.call('POST', 'roles', { name: 'Clerk', rights })).json();
  const { token } = (await accept((await invited({ ...bela, role: clerk })).token)).json() as Session;
  for (const role of ['owner', 'staff', 'viewer'])
    expect([role, (await invite({ email: 'c@example.com', role }, token)).statusCode]).toEqual([role, 403]);
  expect((await invite({ email: 'c@example.com', role: clerk }, token)).statusCode).toBe(201);
  const viewed = await invited({ email: 'd@example.com', role: 'viewer' });
  for (const act of ['renew', 'revoke'])
    expect((await server.call('POST', `invitations/${viewed.id}/${act}`, undefined, { token })).statusCode).toBe(403);
  const owner = await invite({ email: 'e@example.com', role: 'owner' });
  expect([owner.statusCode, owner.json().errors[0].path]).toEqual([400, 'role']);
});

test('an invitation ends with the account that sent it, and with its rights', async () => {
  const rights = ['invitations:read', 'invitations:write', 'wages:read'];
  const { id: clerk } = (await server.call('POST', 'roles', { name: 'Clerk', rights })).json();
  const session: Session = (await accept((await invited({ ...bela, role: clerk })).token)).json();
  const link: InvitationLink = (await invite({ email: 'c@example.com', role: clerk }, session.token)).json();
  expect((await look(link.token)).statusCode).toBe(200);
  await server.call('PUT', `accounts/${session.account.id}`, { role: 'viewer' });
  expect((await look(link.token)).json().code).toBe('link_revoked');
  await server.call('PUT', `accounts/${session.account.id}`, { role: clerk });
  const gone = await whileUnderWay(
    server,
    (tx) =>
      tx
        .updateTable('accounts')
        .set({ deletedAt: new Date().toISOString() })
        .where('id', '=', session.account.id)
        .execute(),
    () => accept(link.token),
  );
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'link_revoked']);
});

test.each([
  [{ email: 'asha@example.com', role: 'viewer' }, 'email', 'This email already has an account.'],
  [{ email: 'bela@example.com', role: 'nobody' }, 'role', 'This role no longer exists. Choose another.'],
  [{ email: 'no address', role: 'viewer' }, 'email', expect.stringMatching(/email/i)],
  [
    { email: 'bela@example.com', role: 'viewer', reach: { companies: [], centers: [] } },
    'reach',
    expect.stringMatching(/^Choose at least one/),
  ],
])('an invitation %j is refused at its field', async (body, path, msg) => {
  const answer = await invite(body);
  expect([answer.statusCode, answer.json().errors[0]]).toEqual([400, { path, msg }]);
  expect(await list()).toEqual([]);
});

test('one email has one open invitation, even when invited twice at the same moment', async () => {
  const answers = await Promise.all([invite(bela), invite({ ...bela, email: 'BELA@example.com' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json().errors).toEqual([
    { path: 'email', msg: 'This email is invited already. Renew or revoke that invitation.' },
  ]);
});

test('someone who registered with the email meanwhile is not given the role, and is offered for approval instead', async () => {
  const { token } = await invited();
  await server.call('POST', 'auth/register', { name: 'Bela', email: bela.email, password }, { token: '' });
  const answer = await accept(token);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
  await server.db.deleteFrom('invitation_links').execute();
  await server.db.deleteFrom('invitations').execute();
  expect((await invite(bela)).json().errors[0].msg).toMatch(/^This person has registered and waits for approval/);
});

test('the invited person’s password must follow the usual rules', async () => {
  const { token } = await invited();
  for (const weak of ['short', 'password1', 'bela oraon'])
    expect([weak, (await accept(token, { password: weak })).json().errors?.[0]?.path]).toEqual([weak, 'password']);
  expect((await accept(token, { name: ' ' })).json().errors?.[0]?.path).toBe('name');
  expect((await accept(token)).statusCode).toBe(200);
});

test('link attempts from one address are limited', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 52; n += 1) codes.push((await look('x'.repeat(43))).statusCode);
  expect([codes[0], codes[49], codes[50]]).toEqual([404, 404, 429]);
});

test('with a mail server the link is emailed too', async () => {
  const mailing = await openTestApp({ settings: { mail: mailbox.settings } });
  const { isMailed, token } = (await mailing.call('POST', 'invitations', bela)).json() as InvitationLink;
  const mail = await mailbox.next();
  expect([isMailed, mail.to, mail.subject]).toEqual([true, [bela.email], 'Asha Rao invited you | Shramdeep']);
  expect(mail.text).toContain(`https://console.example.com/signin#invitation=${token}`);
  await mailing.close();
});
