import { addDays, today } from 'shared/domain/dates/dates';
import type { Letterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { NumberSeries } from 'shared/domain/money/documents/numberSeries';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { untilTaken } from '../../../../test/untilTaken';
import { makeRecurring } from './makeRecurring';

const [HOME, BRANCH] = [realLetterhead.gstin, '27AAPFU0939F1ZV'];
const branchFacts = {
  ...realLetterhead,
  ...{ gstin: BRANCH, state: '27', address: '7 Linking Road\nMumbai', pin: '400050', registeredOn: '2018-01-01' },
  ...{ bankName: 'Bank of Maharashtra', bankAccount: '60012345678', signatory: 'Meera Kulkarni' },
};

let server: TestApp;
let branch: Letterhead;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  branch = (await server.call('POST', 'letterhead', branchFacts)).json<Letterhead>();
});
afterEach(() => server.close());

const day = '2026-04-10';
const draft = async (over: object = {}) =>
  (
    await server.call('POST', 'invoices', {
      clientName: 'Acme Foods',
      clientState: '20',
      clientAddress: '1 Main Road',
      date: day,
      taxPercent: 18,
      items: [{ description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
      ...over,
    })
  ).json<Invoice>();
const issue = async (over: object = {}) =>
  (await server.call('POST', `invoices/${(await draft(over)).id}/issue`)).json<Invoice>();
const headsOf = ({ taxLines }: Invoice) => taxLines.map(({ head }) => head);
const registrations = async () => (await server.call('GET', 'letterhead/registrations')).json();

test('both are open at once; the company’s details stay the first letterhead', async () => {
  expect(await registrations()).toEqual([
    { gstin: BRANCH, since: '2018-01-01', until: null },
    { gstin: HOME, since: '2017-07-01', until: null },
  ]);
  const letterheads = (await server.call('GET', 'letterhead')).json<Letterhead[]>();
  expect(letterheads.map(({ gstin }) => gstin)).toEqual([HOME, BRANCH]);
});

test('a draft is not issued until it says under which; then with that one’s number, tax and letterhead', async () => {
  const unsaid = await draft({ clientState: '29' });
  const refused = await server.call('POST', `invoices/${unsaid.id}/issue`);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'registration', msg: 'Choose the company’s registration that it is issued under.' }],
  ]);
  expect((await draft({ registration: '29AAFCA7488L1ZR' })).id).toBeUndefined();
  const [ofHome, ofBranch] = [await issue({ registration: HOME }), await issue({ registration: BRANCH })];
  expect(ofBranch).toMatchObject({ invoiceNo: ofHome.invoiceNo, registration: BRANCH });
  expect([headsOf(ofHome), headsOf(ofBranch)]).toEqual([['CGST', 'SGST'], ['IGST']]);
  expect(headsOf(await draft({ registration: BRANCH, clientState: '27' }))).toEqual(['CGST', 'SGST']);
  expect(ofBranch.letterhead).toMatchObject({ gstin: BRANCH, bankName: 'Bank of Maharashtra', pin: '400050' });
});

test('a draft that says nothing is that of the client’s last invoice, else of the client’s state', async () => {
  expect((await draft()).registration).toBe(HOME);
  expect((await draft({ clientState: '27' })).registration).toBe(BRANCH);
  const company = await server.call('POST', 'companies', { name: 'Acme Foods', state: '20' });
  const { id: companyId } = company.json<{ id: string }>();
  expect((await draft({ companyId })).registration).toBe(HOME);
  await issue({ companyId, registration: BRANCH });
  const next = await draft({ companyId });
  expect([next.registration, headsOf(next)]).toEqual([BRANCH, ['IGST']]);
  await server.call('DELETE', `letterhead/${branch.id}`);
  expect((await draft({ companyId })).registration).toBe('');
});

test('a draft is told its usual registration with the reason, and takes it once its client is known', async () => {
  const usual = async (client: Record<string, string>) =>
    (await server.call('GET', `invoices/usual-registration?${new URLSearchParams(client)}`)).json();
  const lastWas = { registration: BRANCH, why: 'Maharashtra, as on this client’s last invoice.' };
  const none = 'Choose a registration: none is in the client’s state.';
  expect(await usual({ clientState: '27' })).toEqual({ registration: BRANCH, why: 'Maharashtra, the client’s state.' });
  expect(await usual({ clientGstin: '29AAFCA7488L1ZR' })).toEqual({ registration: '', why: none });
  const company = await server.call('POST', 'companies', { name: 'Acme Foods', state: '20' });
  const { id: companyId } = company.json<{ id: string }>();
  const { id } = await draft({ clientName: 'Somebody', clientState: '' });
  await issue({ companyId, registration: BRANCH });
  expect([await usual({ companyId }), await usual({ clientName: 'acme foods' })]).toEqual([lastWas, lastWas]);
  expect((await server.call('PUT', `invoices/${id}`, { companyId })).json().registration).toBe(BRANCH);
  await server.call('DELETE', `letterhead/${branch.id}`);
  expect(await usual({ companyId })).toEqual({ registration: '', why: '' });
});

test('whoever is limited to some clients is not told of the last invoice of another', async () => {
  const { id: companyId } = (await server.call('POST', 'companies', { name: 'Acme Foods' })).json<{ id: string }>();
  const { id: own } = (await server.call('POST', 'companies', { name: 'Gaya Mills' })).json<{ id: string }>();
  await issue({ companyId, registration: BRANCH });
  const { token } = await addAccount(server, { reach: { companies: [own], centers: [] } });
  const asked = async (client: string) =>
    (await server.call('GET', `invoices/usual-registration?${client}`, undefined, { token })).json().registration;
  expect([await asked(`companyId=${companyId}`), await asked('clientName=Acme%20Foods')]).toEqual(['', '']);
});

test('a recurring draft whose registration has ended goes under the client’s usual one', async () => {
  const { id: invoiceId } = await issue({ registration: BRANCH });
  await server.call('POST', 'recurring-invoices', { invoiceId, rhythm: 'Monthly', startOn: today() });
  const third = { ...branchFacts, gstin: '29AAPFU0939F1ZR', state: '29' };
  await server.call('POST', 'letterhead', third);
  await server.call('DELETE', `letterhead/${branch.id}`);
  await server.db.transaction().execute((tx) => makeRecurring(tx, today()));
  const [made] = (await server.call('GET', 'invoices?standing=Draft')).json<Invoice[]>();
  expect(made).toMatchObject({ clientState: '20', registration: HOME });
});

test('an issued invoice and its notes keep what their registration said, and said then', async () => {
  const invoice = await issue({ registration: BRANCH });
  await server.call('PUT', `letterhead/${branch.id}`, { address: '1 Hill Road\nMumbai' });
  const note = await server.call('POST', 'credit-notes', {
    ...{ invoiceId: invoice.id, date: day, amountPaise: 11_800, reason: 'Short supply' },
  });
  expect(note.json()).toMatchObject({ registration: BRANCH, letterhead: { address: '1 Hill Road\nMumbai' } });
  const kept = (await server.call('GET', `invoices/${invoice.id}`)).json<Invoice>();
  expect(kept.letterhead?.address).toBe('7 Linking Road\nMumbai');
  const history = (await server.call('GET', `letterhead/${branch.id}/history`)).json();
  expect(history[0].changes.address).toEqual(['7 Linking Road\nMumbai', '1 Hill Road\nMumbai']);
});

test('each has its own series, which the owner lets begin', async () => {
  const next = async (query: string) =>
    (await server.call('GET', `letterhead/series${query}`)).json<NumberSeries[]>()[0]?.next;
  await server.call('PUT', `letterhead/series?registration=${BRANCH}`, { kind: 'invoice', next: 57 });
  expect([await next(''), await next(`?registration=${HOME}`), await next(`?registration=${BRANCH}`)]).toEqual([
    1, 1, 57,
  ]);
  const peek = await server.call('GET', `invoices/next-number?date=${today()}&registration=${BRANCH}`);
  expect(peek.json().issued).toMatch(/\/0057$/);
});

test('50 issued at once on every server, under both, have numbers without gaps or doubles in each', async () => {
  const drafts: Invoice[] = [];
  for (let made = 0; made < 50; made += 1) drafts.push(await draft({ registration: made % 2 === 0 ? HOME : BRANCH }));
  const servers = await server.servers();
  const headers = { authorization: `Bearer ${server.owner.token}` };
  const issued = await Promise.all(
    drafts.map(async ({ id }, index) => {
      const app = servers[index % servers.length] as TestApp['app'];
      const answer = await untilTaken(() => app.inject({ method: 'POST', url: `/api/invoices/${id}/issue`, headers }));
      return answer.json<Invoice>();
    }),
  );
  for (const gstin of [HOME, BRANCH])
    expect(
      issued
        .filter(({ registration }) => registration === gstin)
        .map(({ invoiceNo }) => invoiceNo)
        .sort(),
    ).toEqual(Array.from({ length: 25 }, (_, index) => `INV/26-27/${String(index + 1).padStart(4, '0')}`));
});

test.each([
  ['a GSTIN that another has', { gstin: HOME, state: '20' }, 'gstin'],
  ['no GSTIN', { gstin: '' }, 'gstin'],
  ['no first day', { gstin: '29AAPFU0939F1ZR', state: '29', registeredOn: null }, 'registeredOn'],
])('a further registration with %s is refused at its field', async (_, over, path) => {
  const answer = await server.call('POST', 'letterhead', { ...branchFacts, ...over });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  expect(await registrations()).toHaveLength(2);
});

test('one that is given up ends today, and can be taken up again; one that was never used goes', async () => {
  await issue({ registration: BRANCH });
  expect((await server.call('DELETE', `letterhead/${branch.id}`)).statusCode).toBe(204);
  expect((await registrations())[0]).toEqual({ gstin: BRANCH, since: '2018-01-01', until: today() });
  expect((await issue()).registration).toBe(HOME);
  expect((await server.call('POST', `letterhead/${branch.id}/restore`)).statusCode).toBe(200);
  expect((await registrations())[0]).toEqual({ gstin: BRANCH, since: '2018-01-01', until: null });
  const [{ id }] = (await server.call('GET', 'letterhead')).json();
  expect((await server.call('DELETE', `letterhead/${id}`)).statusCode).toBe(409);
});

test('one whose GSTIN was mistyped and nothing issued under becomes the other, drafts too', async () => {
  const open = await draft({ registration: BRANCH });
  const gstin = '29AAPFU0939F1ZR';
  await server.call('PUT', `letterhead/${branch.id}`, { gstin, state: '29' });
  expect((await registrations()).map((each: { gstin: string }) => each.gstin)).toEqual([gstin, HOME]);
  expect((await server.call('GET', `invoices/${open.id}`)).json().registration).toBe(gstin);
});

test('both have their returns, each with its GSTIN in the title, on their own days', async () => {
  await server.call('PUT', `compliance/settings?registration=${BRANCH}`, {
    filings: [{ from: '2017-07-01', filer: 'quarterly' }],
    workStates: ['20'],
  });
  const year = '2026-27';
  await server.call('POST', 'compliance/years', { financialYear: year });
  const rows = async (registration: string) =>
    (
      await server.call('GET', `obligations?returnType=GSTR-3B&financialYear=${year}&registration=${registration}`)
    ).json<{ title: string; dueDate: string }[]>();
  expect((await rows(HOME)).map(({ dueDate }) => dueDate.slice(8))).toEqual(Array.from({ length: 12 }, () => '20'));
  expect((await rows(BRANCH)).map(({ dueDate }) => dueDate.slice(8))).toEqual(Array.from({ length: 4 }, () => '22'));
  expect((await rows(BRANCH))[0]?.title).toContain(BRANCH);
  await server.call('DELETE', `letterhead/${branch.id}`);
  expect(await rows(BRANCH)).toEqual([]);
  expect((await rows(HOME))[0]?.title).not.toContain(HOME);
});

test('what is issued while the other registration changes waits for nobody for ever', async () => {
  const answers = await Promise.all([
    server.call('PUT', `letterhead/${branch.id}`, { gstin: '29AAPFU0939F1ZR', state: '29' }),
    issue({ registration: HOME, date: addDays(today(), -1) }),
    issue({ registration: HOME, date: addDays(today(), -1) }),
  ]);
  expect(answers[0].statusCode).toBe(200);
  expect([answers[1].status, answers[2].status]).toEqual(['issued', 'issued']);
});
