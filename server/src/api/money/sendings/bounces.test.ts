import { addDays, today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { MadeSending, PreparedSending, Sending } from 'shared/domain/money/sendings/sending';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import {
  fromExchange,
  fromGmail,
  fromPostfix,
  fromQmail,
  outOfOffice,
  type Returned,
  readReceipt,
} from '../../../mail/deliveryReports.fixture';
import { closePools } from '../../../threads/pools';
import { makeReminders } from './makeReminders';
import { sendDue } from './sendDue';

const site = 'https://console.example.com';
let server: TestApp;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp({
    settings: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'console@example.com', site } },
  });
  await enterRealLetterhead(server);
  companyId = (await server.call('POST', 'companies', { name: 'Acme Foods', email: 'accounts@acme.example' })).json<{
    id: string;
  }>().id;
});
afterEach(() => server.close());
afterAll(closePools);

async function issued(over: object = {}): Promise<InvoiceView> {
  const draft = await server.call('POST', 'invoices', {
    ...{ companyId, clientName: 'Acme Foods', clientState: '27', date: today(), dueDate: addDays(today(), 30) },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: 100_000 }],
    taxTreatment: 'exempt',
    ...over,
  });
  const answer = await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
const now = async ({ id }: { id: string }) => (await server.call('GET', `sendings/${id}`)).json<Sending>();
/** Sends waiting mails, and returns the mail server's record of the last one. */
async function deliver(): Promise<Returned> {
  const sent: Returned[] = [];
  const take = async ({
    returnKey: key,
    envelopeKey: envelope,
    to,
    beforeEnd,
  }: {
    returnKey: string;
    envelopeKey: string;
    to: string;
    beforeEnd: () => Promise<void>;
  }) => {
    await beforeEnd();
    sent.push({ key, envelope, to });
    return { outcome: 'sent' as const, answer: '250 ok' };
  };
  await sendDue({ db: server.db, mailer: { isOn: true, site, deliver: take } });
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}
async function sent(token?: string): Promise<{ sending: Sending; mail: Returned }> {
  const { id } = await issued();
  const by = token === undefined ? {} : { token };
  const { input } = (
    await server.call('GET', `sendings/prepared?kind=invoice&documentId=${id}`)
  ).json<PreparedSending>();
  const answer = await server.call('POST', 'sendings', input, by);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const mail = await deliver();
  return { sending: answer.json<MadeSending>().sending, mail };
}
const report = (message: string, by = {}) => server.call('POST', 'sendings/bounces', { message }, by);
const told = async (token?: string) =>
  (await server.call('GET', 'notifications', undefined, token === undefined ? {} : { token }))
    .json<{ kind: string; values: Record<string, string>; settledAt: string | null }[]>()
    .filter(({ kind }) => kind === 'invoicing.bounced');

test.each([
  [
    'Postfix',
    fromPostfix,
    'There is no such mailbox (accounts@acme.example). The mail server: 550 5.1.1 <accounts@acme.example>: Recipient address rejected: User unknown in virtual mailbox table',
  ],
  [
    'a server with comments in its fields',
    (mail: Returned) =>
      fromPostfix(mail)
        .replace('Action: failed', 'Action: Failed (no such user)')
        .replace('5.1.1', '5.1.1 (bad mailbox)'),
    'There is no such mailbox (accounts@acme.example). The mail server: 550 5.1.1 <accounts@acme.example>: Recipient address rejected: User unknown in virtual mailbox table',
  ],
])(
  'a report of %s marks its mail with the reason in plain words, and tells who sent it',
  async (_who, write, answer) => {
    const { token } = await addAccount(server, { rights: ['invoices:read', 'sendings:read', 'sendings:write'] });
    const { sending, mail } = await sent(token);
    const taken = await report(write(mail));
    expect(taken.statusCode).toBe(200);
    expect(await now(sending)).toMatchObject({ state: 'Came back', answer, nextAt: null });
    expect(await told(token)).toMatchObject([{ values: { to: 'accounts@acme.example', number: sending.number } }]);
    expect(await told()).toEqual([]);
  },
);

test.each([
  [
    'Exchange',
    fromExchange,
    'The mailbox is full (accounts@acme.example). The mail server: 552 5.2.2 STOREDRV.Deliver.Exception:QuotaExceededException; Failed to process message',
  ],
  [
    'Gmail',
    fromGmail,
    'The mail server of this address could not be reached (accounts@acme.example). The mail server: 550 5.4.1 Recipient address rejected: Access denied.',
  ],
  [
    'qmail',
    fromQmail,
    'There is no such mailbox (accounts@acme.example). The mail server: Sorry, no mailbox here by that name. (#5.1.1)',
  ],
])(
  'a report of %s proves nothing: its mail is sent as before, and who sent it is told once',
  async (_who, write, answer) => {
    const { token } = await addAccount(server, { rights: ['invoices:read', 'sendings:read', 'sendings:write'] });
    const { sending, mail } = await sent(token);
    expect((await report(write(mail))).statusCode).toBe(200);
    const once = await now(sending);
    expect(once).toMatchObject({ state: 'Sent', answer: `Not confirmed: ${answer}` });
    expect((await report(write({ ...mail, to: 'other@acme.example' }))).statusCode).toBe(409);
    expect(await now(sending)).toEqual(once);
    expect(await told(token)).toHaveLength(1);
    await report(fromPostfix(mail));
    expect(await now(sending)).toMatchObject({ state: 'Came back' });
  },
);

test('what a recipient makes up from the mail is not believed', async () => {
  const { sending, mail } = await sent();
  await report(fromPostfix({ ...mail, envelope: mail.key }));
  expect(await now(sending)).toMatchObject({ state: 'Sent', answer: expect.stringMatching(/^Not confirmed: /) });
});

test('a report that comes twice, or of a mail that was sent again since, changes nothing', async () => {
  const { sending, mail } = await sent();
  await report(fromPostfix(mail));
  const once = await now(sending);
  const twice = await report(fromGmail(mail));
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    'It is known already that this mail came back. The report changes nothing.',
  ]);
  expect(await now(sending)).toEqual(once);
  const { subject, text, endsOn } = once;
  await server.call('POST', `sendings/${sending.id}/send`, { to: 'new@acme.example', subject, text, endsOn });
  expect(await told()).toMatchObject([{ settledAt: expect.any(String) }]);
  await deliver();
  expect((await report(fromPostfix(mail))).statusCode).toBe(404);
  expect(await now(sending)).toMatchObject({ state: 'Sent', to: 'new@acme.example' });
});

test('a delay is noted and nothing else; the failure that follows it is one', async () => {
  const { sending, mail } = await sent();
  expect((await report(fromPostfix(mail, 'delayed'))).json()).toMatchObject({
    state: 'Sent',
    answer: expect.stringMatching(/could not be reached \(accounts@acme\.example\), and is tried again\./),
  });
  expect(await told()).toEqual([]);
  await report(fromPostfix(mail));
  expect(await now(sending)).toMatchObject({ state: 'Came back' });
});

test.each([
  ['an out-of-office answer', outOfOffice, 400],
  ['a receipt of reading', readReceipt, 400],
  ['a report of a mail that went on', (mail: Returned) => fromPostfix(mail, 'relayed'), 400],
  [
    'a report of another’s mail',
    (mail: Returned) => fromPostfix({ ...mail, key: 'ab'.repeat(16), envelope: 'cd'.repeat(16) }),
    404,
  ],
  [
    'a report that names the mail by its number alone',
    ({ to }: Returned) => fromExchange({ key: 'INV-26-27-0001', envelope: '', to }),
    404,
  ],
  ['a report that is cut off', (mail: Returned) => fromPostfix(mail).slice(0, 300), 400],
  ['no message', () => 'hello', 400],
  ['nothing', () => '', 400],
  [
    'nothing but boundaries',
    () => `Content-Type: multipart/report; boundary=x\r\n\r\n${'--x\r\n'.repeat(20_000)}`,
    400,
  ],
])('%s is refused with a sentence and changes nothing', async (_what, write, status) => {
  const { sending, mail } = await sent();
  const before = await now(sending);
  const answer = await report(write(mail));
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    status,
    expect.stringMatching(/\.$/),
  ]);
  expect(await now(sending)).toEqual(before);
  expect(await told()).toEqual([]);
});

test('a report within the beginning of a long mail is read, and one that is longer than that is refused', async () => {
  const { mail } = await sent();
  const long = `${fromExchange(mail)}${'A'.repeat(256 * 1024)}`;
  expect((await report(long)).statusCode).toBe(400);
  expect((await report(long.slice(0, 256 * 1024))).statusCode).toBe(200);
});

test('whoever is limited to other clients learns nothing of a mail by its report', async () => {
  const { sending, mail } = await sent();
  const { token } = await addAccount(server, { reach: { companies: ['other'], centers: [] } });
  const foreign = await report(fromPostfix(mail), { token });
  const unknown = await report(fromPostfix({ ...mail, key: '00'.repeat(16), envelope: '11'.repeat(16) }), { token });
  expect([foreign.statusCode, foreign.json().message]).toEqual([404, unknown.json().message]);
  expect(await now(sending)).toMatchObject({ state: 'Sent' });
});

test('reminders to an address whose mails come back wait until it is corrected', async () => {
  const rule = { companyId, clientName: 'Acme Foods', days: 0, mode: 'Send' };
  expect((await server.call('POST', 'reminder-rules', rule)).statusCode).toBe(201);
  const remind = () => server.db.transaction().execute((tx) => makeReminders(tx, today()));
  await issued({ dueDate: today() });
  await remind();
  const { mail } = await sent();
  await report(fromPostfix({ ...mail, to: mail.to.toUpperCase() }));
  await issued({ dueDate: today() });
  await remind();
  const states = (await server.call('GET', 'sendings?sort=id')).json<Sending[]>();
  expect(states.filter(({ reminder }) => reminder !== '')).toMatchObject([
    { state: expect.any(String) },
    { state: 'Draft', answer: 'The last mail to this address came back. Correct it before you send this.' },
  ]);
  const { version } = (await server.call('GET', `companies/${companyId}`)).json();
  await server.call('PUT', `companies/${companyId}`, { email: 'new@acme.example', version });
  await issued({ dueDate: today() });
  await remind();
  const last = (await server.call('GET', 'sendings?sort=-id')).json<Sending[]>()[0];
  expect(last).toMatchObject({ state: 'Waiting', to: 'new@acme.example' });
});
