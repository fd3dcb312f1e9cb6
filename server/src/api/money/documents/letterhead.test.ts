import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { createAccount } from '../../accounts/register';
import { startSession } from '../../auth/sessions';
import { contentText } from '../../papers/contentText.fixture';
import { invoiceContent } from '../../papers/invoiceContent.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const whole = {
  clientName: 'Acme Foods',
  clientState: '20',
  date: '2025-11-21',
  dueDate: '2025-12-21',
  taxPercent: 18,
  items: [{ description: 'Loaders', quantity: 2, pricePaise: 50_000 }],
};
const issue = async () =>
  server.call('POST', `invoices/${(await server.call('POST', 'invoices', whole)).json<Invoice>().id}/issue`);
const record = async () => (await server.call('GET', 'letterhead')).json()[0];

test('it starts with the facts in company.json; nothing is issued until the rest is there, and no number is lost', async () => {
  expect(await record()).toMatchObject({
    name: 'Shramdeep Workforce Private Limited',
    state: '20',
    pin: '828306',
    gstin: '',
    phone: '',
  });
  const refused = await issue();
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    expect.arrayContaining([
      { path: 'letterhead.gstin', msg: 'Enter the company’s GSTIN.' },
      { path: 'letterhead.address', msg: 'Enter the company’s address.' },
    ]),
  ]);
  await enterRealLetterhead(server);
  expect((await issue()).json()).toMatchObject({ status: 'issued', invoiceNo: 'INV/25-26/0001' });
});

test.each([
  [{ gstin: '20AAPFU0939F1Z8' }, 'gstin'],
  [{ gstin: '27AAPFU0939F1ZV' }, 'state'],
  [{ phone: '+91 00000 00000 (sample)' }, 'phone'],
  [{ name: 'Company (SAMPLE)' }, 'name'],
  [{ pin: '012345' }, 'pin'],
  [{ cin: 'U78100' }, 'cin'],
])('%j is refused at its field', async (over, path) => {
  const { id } = await record();
  const answer = await server.call('PUT', `letterhead/${id}`, over);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
});

test('only the owner changes it, with a history; nobody can delete the company’s details', async () => {
  const account = await server.db.transaction().execute(async (tx) => {
    await createAccount(tx, { name: 'Ravi Oraon', email: 'ravi@example.com', password: '' }, 'no-hash', 'open');
    return tx.selectFrom('accounts').select('id').where('email', '=', 'ravi@example.com').executeTakeFirstOrThrow();
  });
  const token = await startSession(server.db, account.id);
  const { id } = await record();
  expect((await server.call('GET', 'letterhead', undefined, { token })).statusCode).toBe(200);
  expect((await server.call('PUT', `letterhead/${id}`, { phone: '1' }, { token })).statusCode).toBe(403);
  expect((await server.call('POST', 'letterhead', {}, { token })).statusCode).toBe(403);
  expect((await server.call('POST', 'letterhead', {})).statusCode).toBe(400);
  expect((await server.call('DELETE', `letterhead/${id}`)).statusCode).toBe(409);
  await enterRealLetterhead(server);
  expect((await server.call('GET', `letterhead/${id}/history`)).json()[0]).toMatchObject({
    by: 'Asha Rao',
    changes: { gstin: ['', realLetterhead.gstin] },
  });
});

test('issued documents keep the letterhead of their day, notes too', async () => {
  await enterRealLetterhead(server);
  const invoice = (await issue()).json<Invoice>();
  await enterRealLetterhead(server, {
    name: 'Shramdeep Staffing Private Limited',
    address: '9 Mall Road\nRanchi',
    pin: '834001',
  });
  const stored = (await server.call('GET', `invoices/${invoice.id}`)).json<Invoice>();
  expect(stored.letterhead).toEqual(realLetterhead);
  const { letterhead: after } = (
    await server.call('POST', 'credit-notes', {
      invoiceId: invoice.id,
      date: '2025-12-01',
      amountPaise: 100,
      reason: 'Late',
    })
  ).json();
  expect(after.name).toBe('Shramdeep Staffing Private Limited');
  expect(contentText(invoiceContent(stored, after))).toContain(realLetterhead.name);
  expect(contentText(invoiceContent({ ...stored, letterhead: null }, after))).toContain(
    '9 Mall Road, Ranchi, Jharkhand 834001',
  );
});

test('totals are rounded to whole rupees with a round-off line once the company enables it; issued documents stay', async () => {
  const odd = { ...whole, items: [{ description: 'Loaders', quantity: 1, pricePaise: 50_055 }] };
  const draft = async () => (await server.call('POST', 'invoices', odd)).json<Invoice>();
  await enterRealLetterhead(server);
  expect(await draft()).toMatchObject({ roundOffPaise: 0, totalPaise: 59_065 });
  await enterRealLetterhead(server, { roundOff: true });
  expect((await record()).roundOff).toBe(true);
  const { id } = await draft();
  const issued = (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
  expect(issued).toMatchObject({ subtotalPaise: 50_055, taxPaise: 9_010, roundOffPaise: 35, totalPaise: 59_100 });
  await enterRealLetterhead(server, { roundOff: false });
  const after = (await server.call('GET', `invoices/${id}`)).json<Invoice>();
  expect(after).toMatchObject({ roundOffPaise: 35, totalPaise: 59_100 });
  expect(contentText(invoiceContent(after, realLetterhead))).toContain('Round-off');
});

test('a note requires it as well', async () => {
  await enterRealLetterhead(server);
  const { id } = (await issue()).json<Invoice>();
  await enterRealLetterhead(server, { signatory: '' });
  expect(
    (
      await server.call('POST', 'debit-notes', { invoiceId: id, date: '2025-12-01', amountPaise: 100, reason: 'More' })
    ).json().errors,
  ).toEqual([{ path: 'letterhead.signatory', msg: 'Enter who signs for the company.' }]);
});

test('no paper of the samples says "(sample)": they carry a mark across instead', async () => {
  const samples = await openTestApp({ settings: { seed: 'sample' } });
  const invoices = (await samples.call('GET', 'invoices?status=issued,paid')).json<Invoice[]>();
  expect(invoices.length).toBeGreaterThan(0);
  for (const invoice of invoices) {
    const content = invoiceContent(invoice, realLetterhead);
    expect(contentText(content)).not.toMatch(/\(sample\)/i);
    expect(content.watermark).toMatchObject({ text: 'SAMPLE' });
  }
  await samples.close();
});
