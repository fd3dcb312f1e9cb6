import { addDays, today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { MadeSending, PreparedSending, Sending } from 'shared/domain/money/sendings/sending';
import type { TogetherResult } from 'shared/domain/records/together';
import { addAccount } from '../../../../test/addAccount';
import { type Mailbox, openMailbox } from '../../../../test/openMailbox';
import { openRudeMailbox, type Rudeness } from '../../../../test/openRudeMailbox';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { Mailer } from '../../../mail/Mailer';
import { closePools } from '../../../threads/pools';
import { makeReminders } from './makeReminders';
import { AT_ONCE, MOST, sendDue } from './sendDue';

let server: TestApp;
let mailbox: Mailbox;
let mailer: Mailer;
let companyId: string;
const log = { error: () => undefined };
beforeEach(async () => {
  mailbox = await openMailbox();
  mailer = new Mailer(mailbox.settings, log);
  // The addresses of test servers differ; the queue under test has its own.
  server = await openTestApp({ settings: { mail: { ...mailbox.settings, smtpUrl: 'smtp://127.0.0.1:1' } } });
  await enterRealLetterhead(server);
  companyId = (await server.call('POST', 'companies', { name: 'Acme Foods', email: 'accounts@acme.example' })).json<{
    id: string;
  }>().id;
});
afterEach(async () => {
  await mailer.close();
  await mailbox.close();
  await server.close();
});
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
const prepared = async (id: string) =>
  (await server.call('GET', `sendings/prepared?kind=invoice&documentId=${id}`)).json<PreparedSending>();
async function queued(over: object = {}): Promise<Sending> {
  const { input } = await prepared((await issued()).id);
  const answer = await server.call('POST', 'sendings', { ...input, ...over });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<MadeSending>().sending;
}
const now = async ({ id }: { id: string }) => (await server.call('GET', `sendings/${id}`)).json<Sending>();
const fileName = ({ invoiceNo }: InvoiceView) => `filename=${invoiceNo.replaceAll('/', '-')}.pdf`;
const later = (minutes: number) => Date.now() + minutes * 60_000;

test('a document is sent with its PDF and its link, to its client’s address, and the response is stored with it', async () => {
  const invoice = await issued();
  const { input, isMailed } = await prepared(invoice.id);
  expect(isMailed).toBe(true);
  expect(input).toMatchObject({
    to: 'accounts@acme.example',
    subject: `Invoice ${invoice.invoiceNo} | Shramdeep Workforce Private Limited`,
    text: expect.stringContaining(`Invoice ${invoice.invoiceNo} of `),
  });
  const made = (await server.call('POST', 'sendings', input)).json<MadeSending>();
  expect([made.sending.state, made.path]).toEqual(['Waiting', '']);
  expect(await sendDue({ db: server.db, mailer })).toBe(1);
  expect(await now(made.sending)).toMatchObject({ state: 'Sent', tries: 1, nextAt: null, sentAt: expect.any(String) });
  const mail = await mailbox.next();
  expect([mail.to, mail.subject]).toEqual([['accounts@acme.example'], input.subject]);
  expect(mail.text).toMatch(/https:\/\/console\.example\.com\/documents\/[\w-]{43}/);
  expect(mail.text).toContain(`filename=${invoice.invoiceNo.replaceAll('/', '-')}.pdf`);
  expect(await sendDue({ db: server.db, mailer }, later(600))).toBe(0);
  expect(mailbox.mails).toEqual([]);
});

test('invoices are sent together: a check names what can’t go, and each mail goes to its own client with its own paper', async () => {
  const other = await server.call('POST', 'companies', { name: 'Zone Traders', email: 'pay@zone.example' });
  const silent = await server.call('POST', 'companies', { name: 'Silent Mills' });
  const idOf = (answer: typeof other) => answer.json<{ id: string }>().id;
  const first = await issued();
  const second = await issued({ companyId: idOf(other), clientName: 'Zone Traders' });
  const third = await issued({ companyId: idOf(silent), clientName: 'Silent Mills' });
  const ids = [first, second, third].map(({ id }) => id);
  const together = async (isCheck: boolean) =>
    (await server.call('POST', 'sendings/together', { ids, isCheck })).json<TogetherResult[]>();
  const checked = await together(true);
  expect(checked).toEqual([
    { id: first.id, reason: '', says: 'to accounts@acme.example' },
    { id: second.id, reason: '', says: 'to pay@zone.example' },
    { id: third.id, reason: 'Enter the email address.', says: '' },
  ]);
  expect((await server.call('GET', 'sendings')).json()).toEqual([]);
  expect(await together(false)).toEqual(checked);
  expect(await sendDue({ db: server.db, mailer })).toBe(2);
  const mails = [await mailbox.next(), await mailbox.next()].toSorted((a, b) =>
    String(a.to).localeCompare(String(b.to)),
  );
  expect(mails.map(({ to, text }) => [to, [first, second].map((each) => text.includes(fileName(each)))])).toEqual([
    [['accounts@acme.example'], [true, false]],
    [['pay@zone.example'], [false, true]],
  ]);
  expect((await together(true)).map(({ reason }) => reason)).toEqual([
    ...['It was sent already. Open it to send it once more.', 'It was sent already. Open it to send it once more.'],
    'Enter the email address.',
  ]);
});

test.each<[Rudeness, object, number]>([
  ['refuses to with 550', { state: 'Refused', answer: '550 nobody here' }, 0],
  ['refuses to with 450', { state: 'Waiting', answer: '450 nobody here' }, 0],
  ['ends with 554', { state: 'Refused', answer: '554 no' }, 1],
  ['ends with 451', { state: 'Waiting', answer: '451 no' }, 1],
  ['says nothing', { state: 'Waiting', answer: 'The mail server was too slow.' }, 0],
  ['goes away in the middle', { state: 'Waiting' }, 0],
  ['goes away after the end', { state: 'Unsure', answer: 'The mail server took all of it and did not answer.' }, 1],
  ['hangs after the end', { state: 'Unsure', answer: 'The mail server took all of it and did not answer.' }, 1],
])(
  'if a mail server %s, a mail that has not surely failed is not resent automatically',
  async (rudeness, became, ends) => {
    const rude = await openRudeMailbox(rudeness);
    const impatient = new Mailer(rude.settings, log, 2000);
    const sending = await queued();
    await sendDue({ db: server.db, mailer: impatient });
    expect(await now(sending)).toMatchObject({ ...became, tries: 1 });
    expect(rude.ends).toBe(ends);
    const isTriedAgain = (await now(sending)).state === 'Waiting';
    expect(await sendDue({ db: server.db, mailer }, later(2))).toBe(isTriedAgain ? 1 : 0);
    await impatient.close();
    await rude.close();
  },
);

test('after growing pauses a mail is given up, and a person can send it once more', async () => {
  const rude = await openRudeMailbox('refuses to with 450');
  const refused = new Mailer(rude.settings, log, 2000);
  const sending = await queued();
  const pauses = [];
  let at = Date.now();
  for (let tries = 0; tries < 6; tries += 1) {
    await sendDue({ db: server.db, mailer: refused }, at);
    const { nextAt } = await now(sending);
    if (nextAt !== null) pauses.push(Math.round((Date.parse(nextAt) - at) / 60_000));
    at = nextAt === null ? at : Date.parse(nextAt);
  }
  expect(pauses).toEqual([1, 5, 30, 120, 360]);
  const given = await now(sending);
  expect(given).toMatchObject({ state: 'Failed', tries: 6 });
  await refused.close();
  await rude.close();
  const { to: _, subject, text, endsOn } = given;
  const again = await server.call('POST', `sendings/${sending.id}/send`, {
    to: 'new@acme.example',
    subject,
    text,
    endsOn,
  });
  expect(again.json<MadeSending>().sending).toMatchObject({ state: 'Waiting', tries: 0, to: 'new@acme.example' });
  expect(
    (await server.call('POST', `sendings/${sending.id}/send`, { to: 'x@acme.example', subject, text, endsOn }))
      .statusCode,
  ).toBe(409);
  await sendDue({ db: server.db, mailer });
  expect((await mailbox.next()).to).toEqual(['new@acme.example']);
});

test('a server that stops before the end leaves the mail to another, and one that stops after it leaves it unsure', async () => {
  const [early, late] = [await queued(), await queued()];
  const stopped = { isOn: true, site: 'https://console.example.com' };
  const never = new Promise<never>(() => undefined);
  void sendDue({
    db: server.db,
    mailer: {
      ...stopped,
      deliver: async ({ id, beforeEnd }) => {
        if (id === late.id) await beforeEnd();
        return never;
      },
    },
  });
  for (let look = 0; look < 200 && (await now(late)).state !== 'Handed over'; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(await sendDue({ db: server.db, mailer }, later(1))).toBe(0);
  expect(await sendDue({ db: server.db, mailer }, later(4))).toBe(1);
  expect(await now(early)).toMatchObject({ state: 'Sent', tries: 2 });
  expect(await now(late)).toMatchObject({ state: 'Unsure', nextAt: null });
});

test('two servers at once send each of many mails once, a few at a time, and one round takes no more than its share', async () => {
  const first = await queued();
  const row = await server.db.selectFrom('sendings').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: 499 }, (_, n) => ({ ...row, id: `${row.id}-${n}` }));
  for (let start = 0; start < rows.length; start += 100)
    await server.db
      .insertInto('sendings')
      .values(rows.slice(start, start + 100))
      .execute();
  const sent: string[] = [];
  let [running, most] = [0, 0];
  const counted = {
    isOn: true,
    site: 'https://console.example.com',
    deliver: async ({ id, beforeEnd }: { id: string; beforeEnd: () => Promise<void> }) => {
      running += 1;
      most = Math.max(most, running);
      await beforeEnd();
      sent.push(id);
      running -= 1;
      return { outcome: 'sent' as const, answer: '250' };
    },
  };
  const other = (await server.another?.()) ?? server.db;
  expect(await sendDue({ db: server.db, mailer: counted })).toBe(MOST);
  for (let look = 0; look < 30; look += 1)
    await Promise.all([sendDue({ db: server.db, mailer: counted }), sendDue({ db: other, mailer: counted })]);
  expect([sent.length, new Set(sent).size]).toEqual([500, 500]);
  expect(most).toBeLessThanOrEqual(2 * AT_ONCE);
}, 120_000);

test('a waiting mail is stopped, a sent one is reported as returned, and neither is possible twice', async () => {
  const sending = await queued();
  const step = (name: string, more: object = {}) =>
    server.call('POST', `sendings/${sending.id}/step`, { step: name, ...more });
  expect((await step('bounced')).statusCode).toBe(409);
  expect((await step('stop')).json()).toMatchObject({ state: 'Stopped', nextAt: null });
  expect(await sendDue({ db: server.db, mailer }, later(1))).toBe(0);
  expect((await step('stop')).statusCode).toBe(409);
  const gone = await queued();
  await sendDue({ db: server.db, mailer });
  const bounced = await server.call('POST', `sendings/${gone.id}/step`, { step: 'bounced', answer: 'No such mailbox' });
  expect(bounced.json()).toMatchObject({ state: 'Came back', answer: 'No such mailbox' });
});

test.each([
  ['an address that is none', { to: 'accounts at acme' }, 400],
  ['two addresses', { to: 'a@acme.example, b@acme.example' }, 400],
  ['no address', { to: '' }, 400],
  ['a subject of two lines', { subject: 'Hello\r\nBcc: all@example.com' }, 400],
  ['a last day that is over', { endsOn: '2020-01-01' }, 400],
  ['a document that does not exist', { documentId: 'nobody' }, 404],
])('with %s nothing is sent', async (_what, over, status) => {
  const { input } = await prepared((await issued()).id);
  expect((await server.call('POST', 'sendings', { ...input, ...over })).statusCode).toBe(status);
  expect((await server.call('GET', 'sendings')).json()).toEqual([]);
});

test('accounts limited to other clients send nothing of this one, and see nothing that was sent', async () => {
  const sending = await queued();
  const { token } = await addAccount(server, { reach: { companies: ['other'], centers: [] } });
  const { documentId } = sending;
  const answers = [
    await server.call('GET', `sendings/prepared?kind=invoice&documentId=${documentId}`, undefined, { token }),
    await server.call('GET', 'sendings/prepared?kind=invoice&documentId=nobody', undefined, { token }),
    await server.call('POST', 'sendings', { ...sending }, { token }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  expect((await server.call('GET', 'sendings', undefined, { token })).json()).toEqual([]);
  expect((await server.call('POST', `sendings/${sending.id}/step`, { step: 'stop' }, { token })).statusCode).toBe(404);
});

test('accounts that may send mails but not read invoices send none, and learn nothing about them', async () => {
  const { id } = await issued();
  const { token } = await addAccount(server, { rights: ['sendings:read', 'sendings:write'] });
  const answer = await server.call('GET', `sendings/prepared?kind=invoice&documentId=${id}`, undefined, { token });
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'You may send only what you may read; ask an owner for the right to read it.',
  ]);
});

describe('reminders', () => {
  const remind = (day: string) => server.db.transaction().execute((tx) => makeReminders(tx, day));
  const list = async () => (await server.call('GET', 'sendings?sort=subject')).json<Sending[]>();

  test('are drafts before and after the due date, each once, for unpaid amounts', async () => {
    const dueDate = addDays(today(), 3);
    const invoice = await issued({ dueDate });
    await remind(today());
    await remind(today());
    expect(await list()).toMatchObject([{ state: 'Draft', subject: expect.stringMatching(/^Reminder: Invoice /) }]);
    await remind(addDays(dueDate, 1));
    await remind(addDays(dueDate, 20));
    await remind(addDays(dueDate, 300));
    expect((await list()).map(({ reminder }) => reminder).toSorted()).toEqual(
      [-3, 1, 15].map((days) => `${invoice.id} ${days}`).toSorted(),
    );
    await server.call('POST', 'payments', { invoiceId: invoice.id, date: today(), amountPaise: invoice.totalPaise });
    const [draft] = await list();
    const { to, subject, text, endsOn } = draft as Sending;
    await server.call('POST', `sendings/${draft?.id}/send`, { to, subject, text, endsOn });
    await sendDue({ db: server.db, mailer });
    expect(await now(draft as Sending)).toMatchObject({ state: 'Stopped' });
    expect(mailbox.mails).toEqual([]);
  });

  test('follow a client’s own rules: sent automatically, or not at all', async () => {
    const rule = (body: object) => server.call('POST', 'reminder-rules', body);
    expect((await rule({ companyId, clientName: 'Acme Foods', days: 0, mode: 'Send' })).statusCode).toBe(201);
    expect((await rule({ companyId, clientName: 'Acme Foods', days: 0, mode: 'None' })).statusCode).toBe(400);
    const quiet = (await server.call('POST', 'companies', { name: 'Quiet' })).json<{ id: string }>().id;
    await rule({ companyId: quiet, clientName: 'Quiet', days: 0, mode: 'None' });
    await issued({ dueDate: today() });
    await issued({ dueDate: today(), companyId: quiet, clientName: 'Quiet' });
    await remind(today());
    expect(await list()).toMatchObject([{ state: 'Waiting', clientName: 'Acme Foods' }]);
  });
});
