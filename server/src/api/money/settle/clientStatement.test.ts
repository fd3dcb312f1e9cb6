import { addDays, today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { AgeingAnswer } from 'shared/domain/money/settle/ageing';
import { type ClientStatement, clientStatementSheet } from 'shared/domain/money/settle/clientStatement';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { closePools } from '../../../threads/pools';
import { type ReadStatement, readStatement, statementQuery } from './clientStatement';

let server: TestApp;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  companyId = (await server.call('POST', 'companies', { name: 'Acme Foods' })).json<{ id: string }>().id;
});
afterEach(() => server.close());
afterAll(closePools);

async function made<T>(path: string, body: object): Promise<T> {
  const answer = await server.call('POST', path, body);
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json<T>();
}
/** An issued invoice of this many paise with its tax. */
async function billed(pricePaise: number, date: string, over: object = {}): Promise<InvoiceView> {
  const draft = await made<InvoiceView>('invoices', {
    ...{ companyId, clientName: 'Acme Foods', clientState: '27', date },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise }],
    taxPercent: 18,
    ...over,
  });
  return made<InvoiceView>(`invoices/${draft.id}/issue`, {});
}
const statement = async (query: Record<string, string>) =>
  (await server.call('GET', `invoices/statement?${new URLSearchParams(query)}`)).json<ClientStatement>();
const always = { from: '2025-04-01', to: today() };

/** Bills, notes, receipts with TDS, an advance, and an invoice that was paid and credited. */
async function year(of: object, later: number) {
  const on = (day: string) => addDays(day, later);
  const first = await billed(1_000_33, on('2025-11-03'), of);
  const second = await billed(777_77, on('2025-11-10'), of);
  const third = await billed(500_00, on('2026-02-10'), of);
  await made('debit-notes', { invoiceId: second.id, date: on('2025-12-02'), amountPaise: 11_80, reason: 'Overtime' });
  const line = ({ id, totalPaise }: InvoiceView, tdsPaise: number, less = 0) => ({
    ...{ invoiceId: id, tdsPaise },
    amountPaise: totalPaise - tdsPaise - less,
  });
  await made('receipts', {
    ...of,
    ...('clientName' in of ? {} : { companyId }),
    ...{ date: on('2025-12-05'), amountPaise: 2_000_00, tdsPaise: 35_00, gstTdsPaise: 10_00, reference: 'UTR1' },
    lines: [line(first, 20_00), { ...line(second, 15_00, 100_00), gstTdsPaise: 10_00 }],
  });
  await made('payments', { invoiceId: third.id, date: on('2026-03-01'), amountPaise: third.totalPaise });
  await made('credit-notes', { invoiceId: third.id, date: on('2026-03-09'), amountPaise: 118_00, reason: 'Absent' });
  const cancelled = await billed(9_00, on('2026-02-11'), of);
  await made(`invoices/${cancelled.id}/cancel`, {});
}

test('a statement closes with what the ageing says is owed less what was paid early, to the paisa, however it is parted', async () => {
  await year({}, 0);
  await year({ companyId: '', clientName: 'श्री गणेश फ़ूड्स' }, 100);
  const { clients } = (await server.call('GET', 'invoices/ageing')).json<AgeingAnswer>();
  expect(clients).toHaveLength(2);
  for (const client of clients) {
    const whole = await statement({ companyId: client.companyId, clientName: client.clientName, ...always });
    expect(whole.clientName).toBe(client.clientName);
    expect(whole.closingPaise).toBe(client.duePaise - client.advancePaise);
    expect(whole.entries.at(-1)?.balancePaise).toBe(whole.closingPaise);
    expect([whole.tdsPaise, whole.gstTdsPaise]).toEqual([35_00, 10_00]);
    const parts = await Promise.all(
      [
        ['2025-04-01', '2025-11-30'],
        ['2025-12-01', '2026-03-04'],
        ['2026-03-05', today()],
      ].map(([from = '', to = '']) =>
        statement({ companyId: client.companyId, clientName: client.clientName, from, to }),
      ),
    );
    expect(parts.map(({ openingPaise }) => openingPaise)).toEqual([0, parts[0]?.closingPaise, parts[1]?.closingPaise]);
    expect(parts[2]?.closingPaise).toBe(whole.closingPaise);
    expect(parts.flatMap(({ entries }) => entries)).toEqual(whole.entries);
  }
  expect((await statement({ companyId, ...always })).entries.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Invoice /),
    expect.stringMatching(/^Invoice /),
    expect.stringMatching(/^Debit note /),
    'Advance, UTR1',
    'Received, Bank transfer, UTR1',
    expect.stringMatching(/^Invoice /),
    'Received, Bank transfer',
    expect.stringMatching(/^Credit note /),
  ]);
});

test('of a client of several registrations each line says whose it is; the paper has the letterhead of the most used, or of the one asked for', async () => {
  const [home, branch] = [realLetterhead.gstin, '27AAPFU0939F1ZV'];
  const facts = { ...realLetterhead, gstin: branch, state: '27', pin: '400050', registeredOn: '2018-01-01' };
  await made('letterhead', { ...facts, address: '7 Linking Road\nMumbai', name: 'Branch Private Limited' });
  const first = await billed(100_000, '2026-05-05', { registration: branch });
  await billed(50_000, '2026-05-06', { registration: home });
  await made('payments', { invoiceId: first.id, date: '2026-05-20', amountPaise: 1_000 });
  const whole = await statement({ companyId, ...always });
  expect(whole).toMatchObject({ registration: branch, registrations: [branch, home], closingPaise: 176_000 });
  expect(whole.entries.map(({ registration }) => registration)).toEqual([branch, home, branch]);
  const shown = (query: object) =>
    readStatement(server.db, statementQuery.parse({ companyId, ...always, ...query }), { granted: ['*'], reach: null });
  const paperOf = ({ statement: of, client, letterhead }: ReadStatement) =>
    clientStatementSheet(of, client, letterhead);
  const paper = paperOf(await shown({}));
  expect(paper.supplier.name).toBe('Branch Private Limited');
  expect(paper.rows[1]?.[0]).toBe(`Invoice ${first.invoiceNo}, GSTIN ${branch}`);
  expect(paperOf(await shown({ registration: home })).supplier.name).toBe(realLetterhead.name);
  const { clients } = (await server.call('GET', 'invoices/ageing')).json<AgeingAnswer>();
  expect(whole.closingPaise).toBe(clients[0]?.duePaise);
  expect((await statement({ companyId, ...always, registration: '29AAFCA7488L1ZR' })).entries).toBeUndefined();
});

test('it is saved as a file with its balances, and as a paper', async () => {
  await billed(100_000, '2026-05-05');
  const query = new URLSearchParams({ companyId, ...always });
  const file = await server.call('GET', `invoices/statement.csv?${query}`);
  expect(file.body).toMatch(
    /"Date","What","Billed","Received","TDS","GST-TDS","Balance","GSTIN"\r\n"2025-04-01","Opening balance"/,
  );
  expect(file.body).toMatch(/"Closing balance","1180\.00","0\.00","0\.00","0\.00","1180\.00",""\r\n$/);
  expect((await server.call('GET', `invoices/statement.xlsx?${query}`)).rawPayload.subarray(0, 2).toString()).toBe(
    'PK',
  );
  const paper = await server.call('GET', `invoices/statement.pdf?${query}`);
  expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const ageing = await server.call('GET', 'invoices/ageing.csv');
  expect(ageing.body).toMatch(/"Client","Not due",.*"Total due","Advance","Interest \(estimate\)"\r\n"Acme Foods"/);
});

test('nobody beyond the reach, nobody at all and a name of nothing are answered alike, and a part of the rights is not enough', async () => {
  await billed(100_000, '2026-05-05');
  const { token } = await addAccount(server, { reach: { companies: ['other'], centers: [] } });
  const asked = (query: string, options: object = {}) =>
    server.call('GET', `invoices/statement?${query}`, undefined, options);
  const answers = [
    await asked(`companyId=${companyId}`, { token }),
    await asked('companyId=unknown'),
    await asked('clientName=Nobody'),
    await asked(''),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual(
    Array(4).fill([404, 'There is no such client with invoices or receipts. Choose another.']),
  );
  const reader = await addAccount(server, { rights: ['invoices:read', 'payments:read'] });
  expect((await asked(`companyId=${companyId}`, { token: reader.token })).statusCode).toBe(403);
});
