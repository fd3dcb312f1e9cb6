import { generateKeyPairSync } from 'node:crypto';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { EInvoiceList } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import type { Inv01 } from 'shared/domain/money/eInvoices/inv01';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { contentText } from '../../papers/contentText.fixture';
import { documentContent } from '../../papers/documentContent';
import { invoicePaper } from '../../papers/invoicePaper';
import { answerTo, portalKey } from './portal.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  await setUp();
});
afterEach(() => server.close());

const setUp = (over: object = {}) =>
  server.call('PUT', 'invoices/e-invoices/setup', { from: addDays(today(), -400), portalKey, ...over });

const issue = async (over: object = {}) => {
  const draft = {
    ...{ clientName: 'Acme Foods', clientGstin: '27AAPFU0939F1ZV', clientAddress: '7 Linking Road\nMumbai 400050' },
    ...{ date: addDays(today(), -2), taxPercent: 18 },
    items: [{ description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
    ...over,
  };
  const { id } = (await server.call('POST', 'invoices', draft)).json<Invoice>();
  return (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
};
const list = async (query = '') =>
  (await server.call('GET', `invoices/e-invoices${query}`))
    .json<EInvoiceList>()
    .rows.map((row) => [row.number, row.state]);
const file = async (query = '') => (await server.call('GET', `invoices/e-invoices/inv01.json${query}`)).json<Inv01[]>();
const read = (answer: unknown) => server.call('POST', 'invoices/e-invoices/answers', { text: JSON.stringify(answer) });
const instant = (hoursAgo: number) =>
  new Date(Date.now() - hoursAgo * 3_600_000 + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
/** An issued invoice that the portal has registered. */
const registered = async (hoursAgo = 1) => {
  const invoice = await issue();
  const [inv01] = await file(`?ids=${invoice.id}`);
  const answer = answerTo(inv01 as Inv01, instant(hoursAgo));
  await read(answer);
  return { invoice, answer };
};

test('documents of registered clients from the first day on wait for an IRN, and no others', async () => {
  const late = await issue({ date: addDays(today(), -31) });
  await issue({ clientGstin: '', clientState: '20' });
  await issue({ taxPercent: 0, taxTreatment: 'exempt' });
  const own = await issue();
  const note = (
    await server.call('POST', 'credit-notes', {
      ...{ invoiceId: own.id, date: today(), amountPaise: 11_800, reason: 'Less' },
    })
  ).json();
  expect(await list()).toEqual([
    [late.invoiceNo, 'Late'],
    [own.invoiceNo, 'Without IRN'],
    [note.creditNoteNumber, 'Without IRN'],
  ]);
  await setUp({ from: addDays(today(), -10) });
  expect(await list()).toEqual([
    [own.invoiceNo, 'Without IRN'],
    [note.creditNoteNumber, 'Without IRN'],
  ]);
  await setUp({ from: null });
  expect(await list()).toEqual([]);
});

test('a document that the portal would refuse says why, is left out of the file, and refused when it is chosen', async () => {
  await setUp({ from: null });
  const [bad, good] = [await issue({ clientAddress: '7 Linking Road\nMumbai' }), await issue()];
  await setUp();
  expect((await server.call('GET', 'invoices/e-invoices')).json().rows[0]).toMatchObject({
    ...{ number: bad.invoiceNo, state: 'To mend', problems: ['The PIN of the client’s address is missing.'] },
  });
  expect((await file()).map(({ DocDtls }) => DocDtls.No)).toEqual([good.invoiceNo]);
  const refused = await server.call('GET', `invoices/e-invoices/inv01.json?ids=${good.id},${bad.id}`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    `${bad.invoiceNo}: The PIN of the client’s address is missing.`,
  ]);
});

test('what the portal would refuse of a note is said before a number is used; the address on the client’s page mends it', async () => {
  await setUp({ from: null });
  const client = { name: 'Acme Foods', gstin: '27AAPFU0939F1ZV', address: '7 Linking Road\nMumbai' };
  const company = (await server.call('POST', 'companies', client)).json();
  const invoice = await issue({ companyId: company.id, clientAddress: '7 Linking Road\nKarnataka 400050' });
  await setUp();
  const portal = async () => (await server.call('GET', `invoices/${invoice.id}/note-lines`)).json().portal;
  const note = { invoiceId: invoice.id, date: today(), amountPaise: 11_800, reason: 'Less' };
  const text = 'The client’s address names Karnataka instead of a town.';
  expect(await portal()).toEqual({ isNeeded: true, problems: [text] });
  for (const path of ['credit-notes', 'debit-notes']) {
    const refused = await server.call('POST', path, note);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'invoiceId', msg: expect.stringContaining(text) }],
    ]);
  }
  const address = '7 Linking Road\nMumbai 400050';
  await server.call('PUT', `companies/${company.id}`, { ...client, version: company.version, address });
  expect(await portal()).toEqual({ isNeeded: true, problems: [] });
  const written = (await server.call('POST', 'credit-notes', note)).json();
  expect(written.creditNoteNumber).toMatch(/\/0001$/);
  const [told] = await file(`?ids=${written.id}`);
  expect(told?.BuyerDtls).toMatchObject({ Addr1: '7 Linking Road', Loc: 'Mumbai', Pin: 400_050 });
});

test('what the portal would refuse of a draft is said before a number is used, and refused where it needs an IRN', async () => {
  const draft = async (clientAddress: string) =>
    (
      await server.call('POST', 'invoices', {
        ...{ clientName: 'Acme Foods', clientGstin: '27AAPFU0939F1ZV', clientAddress },
        ...{ date: addDays(today(), -2), taxPercent: 18 },
        items: [{ description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
      })
    ).json<Invoice>();
  const next = async (id: string) => (await server.call('GET', `invoices/next-number?invoice=${id}`)).json();
  const noPin = await draft('7 Linking Road\nMumbai');
  const noPlace = await draft('7 Linking Road\nKarnataka 400050');
  const elsewhere = await draft('7 Linking Road\nMumbai 560001');
  const first = (await next(noPin.id)).issued;
  const texts = {
    [noPin.id]: 'The PIN of the client’s address is missing.',
    [noPlace.id]: 'The client’s address names Karnataka instead of a town.',
    [elsewhere.id]: 'The PIN 560001 of the client’s address is not in Maharashtra.',
  };
  for (const [id, text] of Object.entries(texts)) {
    expect((await next(id)).portal).toEqual({ isNeeded: true, problems: [text] });
    const refused = await server.call('POST', `invoices/${id}/issue`);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'clientAddress', msg: `The e-invoice portal would refuse it: ${text}` }],
    ]);
  }
  const good = await draft('7 Linking Road\nMumbai 400050');
  expect((await next(good.id)).portal).toEqual({ isNeeded: true, problems: [] });
  expect((await server.call('POST', `invoices/${good.id}/issue`)).json().invoiceNo).toBe(first);
  await setUp({ from: null });
  expect((await next(noPin.id)).portal).toMatchObject({ isNeeded: false, problems: [texts[noPin.id]] });
  expect((await server.call('POST', `invoices/${noPin.id}/issue`)).statusCode).toBe(200);
});

test('a PIN that the document lacks comes from the client’s page', async () => {
  const address = '7 Linking Road\nMumbai 400050';
  const company = { name: 'Acme Foods', gstin: '27AAPFU0939F1ZV', address };
  const { id: companyId } = (await server.call('POST', 'companies', company)).json();
  await issue({ companyId, clientAddress: '7 Linking Road\nMumbai' });
  expect((await file())[0]?.BuyerDtls.Pin).toBe(400_050);
});

test('the portal’s signed answer is kept with its document, once', async () => {
  const { invoice, answer } = await registered();
  expect(await list()).toEqual([]);
  const month = `?month=${invoice.date?.slice(0, 7)}`;
  const [row] = (await server.call('GET', `invoices/e-invoices${month}`)).json<EInvoiceList>().rows;
  expect(row).toMatchObject({
    ...{ number: invoice.invoiceNo, state: 'Registered', irn: answer.Irn, ackNo: '232210036754863', isVerified: true },
  });
  const again = await read({ success: true, result: answer });
  expect([again.statusCode, again.json().findings]).toEqual([
    200,
    [{ number: invoice.invoiceNo, text: 'The IRN is stored already.', isKept: true }],
  ]);
  const { body } = await server.call('GET', `invoices/${invoice.id}/history`);
  expect(body).toContain(answer.Irn);
});

test('a list of answers is read, and of each is said what became of it', async () => {
  await issue();
  await issue();
  const [first, second] = (await file()).map((inv01) => answerTo(inv01));
  const { message, findings } = (await read([first, { ...second, Irn: first?.Irn }])).json();
  expect(message).toBe('1 of 2 answers are stored.');
  expect(findings[1]).toMatchObject({ isKept: false, text: expect.stringMatching(/name different IRNs/) });
});

test.each<[string, (answer: ReturnType<typeof answerTo>, inv01: Inv01) => unknown, RegExp]>([
  [
    'of another document',
    (_, inv01) => answerTo({ ...inv01, DocDtls: { ...inv01.DocDtls, No: 'INV/9' } }),
    /none of the company/,
  ],
  [
    'of another company',
    (_, inv01) => answerTo({ ...inv01, SellerDtls: { ...inv01.SellerDtls, Gstin: '29AAPFU0939F1ZR' } }),
    /none of the company/,
  ],
  [
    'with another total',
    (_, inv01) => answerTo({ ...inv01, ValDtls: { ...inv01.ValDtls, TotInvVal: 1181 } }),
    /registered ₹1,181.00 .* issued was ₹1,180.00/,
  ],
  [
    'signed by somebody else',
    (_, inv01) => answerTo(inv01, undefined, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    /signature is not the portal/,
  ],
  [
    'that was changed',
    (answer) => ({ ...answer, SignedInvoice: answer.SignedInvoice.replace('.', '.x') }),
    /can’t be read/,
  ],
  ['without its QR code', (answer) => ({ ...answer, SignedQRCode: '' }), /can’t be read/],
  [
    'whose IRN is that of no such number',
    (_, inv01) => answerTo(inv01, undefined, undefined, 'b'.repeat(64)),
    /IRN is not the one of this document/,
  ],
  ['whose IRN is another', (answer) => ({ ...answer, Irn: 'a'.repeat(64) }), /name different IRNs/],
  [
    'that only says it is registered already',
    ({ Irn }) => ({ InfoDtls: [{ InfCd: 'DUPIRN', Desc: { Irn } }] }),
    /registered already/,
  ],
  ['that is none', () => ({ hello: 'world' }), /no answer of the portal/],
])('an answer %s is refused, and nothing stored', async (_, change, says) => {
  await issue();
  const [inv01] = await file();
  const answer = await read(change(answerTo(inv01 as Inv01), inv01 as Inv01));
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(says)]);
  expect(await server.db.selectFrom('e_invoices').selectAll().execute()).toEqual([]);
});

test('the paper of a registered invoice has IRN, acknowledgement and QR code, and the same bytes ever after', async () => {
  const { id } = await issue();
  const before = await server.call('GET', `invoices/${id}/pdf`);
  const [inv01] = await file();
  const answer = answerTo(inv01 as Inv01);
  await read(answer);
  const told = (await server.call('GET', `invoices/${id}/e-invoice`)).json();
  expect(told.registered).toMatchObject({ irn: answer.Irn, signedQr: answer.SignedQRCode });
  const after = await server.call('GET', `invoices/${id}/pdf`);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect((await server.call('GET', `invoices/${id}/pdf?copy=duplicate`)).headers.etag).toBe(after.headers.etag);
  const invoice = (await server.call('GET', `invoices/${id}`)).json<Invoice>();
  const text = contentText(
    documentContent(invoicePaper(invoice, realLetterhead, 'original', { registered: told.registered })),
  );
  expect(text).toContain(answer.Irn);
  expect(text).toContain('232210036754863 of 26 Nov 2026');
  expect(text).not.toContain('ORIGINAL FOR RECIPIENT');
});

test('without a key of the portal an answer is kept as not checked', async () => {
  await setUp({ portalKey: '' });
  const { invoice } = await registered();
  const { rows } = (
    await server.call('GET', `invoices/e-invoices?month=${invoice.date?.slice(0, 7)}`)
  ).json<EInvoiceList>();
  expect(rows[0]).toMatchObject({ state: 'Registered', isVerified: false });
});

test('an invoice that is cancelled here waits until its IRN is cancelled on the portal', async () => {
  const { invoice, answer } = await registered(1);
  await server.call('POST', `invoices/${invoice.id}/cancel`);
  expect(await list()).toEqual([[invoice.invoiceNo, 'To cancel']]);
  const late = await read({ Irn: answer.Irn, CancelDate: instant(-30) });
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringMatching(/within 24 hours/)]);
  await read({ result: { Irn: answer.Irn, CancelDate: instant(0) } });
  expect(await list()).toEqual([]);
  expect(await list(`?month=${invoice.date?.slice(0, 7)}`)).toEqual([[invoice.invoiceNo, 'Cancelled']]);
});

test('the file of cancellations has each IRN that the portal still cancels, and none after 24 hours', async () => {
  const { invoice, answer } = await registered(1);
  const file = () => server.call('GET', 'invoices/e-invoices/cancellations.json?reason=3');
  expect((await file()).json()).toEqual([]);
  await server.call('POST', `invoices/${invoice.id}/cancel`);
  expect((await file()).json()).toEqual([{ Irn: answer.Irn, CnlRsn: '3', CnlRem: 'Order cancelled' }]);
  const ackAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await server.db.updateTable('e_invoices').set({ ackAt }).execute();
  const late = await file();
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('within 24 hours only')]);
});

test('an invoice to an unregistered client declares why it has no IRN, and asks by a code with its tax', async () => {
  await enterRealLetterhead(server, { upi: 'shramdeep@sbi' });
  await setUp({ qrFrom: addDays(today(), -1) });
  const own = { clientGstin: '', clientState: '20', clientAddress: '1 Main Road\nRanchi 834001' };
  const paperOf = async (over: object) => {
    const { payLink, sheet } = invoicePaper(await issue(over), realLetterhead);
    return { payLink, declared: sheet.texts.filter(({ label }) => label === 'Declaration').length };
  };
  const later = await paperOf({ ...own, date: today() });
  expect(later.declared).toBe(1);
  expect(later.payLink).toContain(encodeURIComponent('GST:180.00|CGST:90.00|SGST:90.00'));
  await setUp({ from: null });
  expect((await paperOf({ ...own, date: today() })).declared).toBe(0);
  await setUp();
  expect((await paperOf({ date: today() })).declared).toBe(0);
});

test('after 24 hours an invoice with an IRN is no longer cancelled', async () => {
  const { invoice } = await registered(25);
  const refused = await server.call('POST', `invoices/${invoice.id}/cancel`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(/write a credit note instead/),
  ]);
});

test('a key that is none is refused', async () => {
  const refused = await setUp({ portalKey: '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----' });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'portalKey']);
});

test('the letterhead’s GSTIN is that of the file', async () => {
  await issue();
  expect((await file())[0]?.SellerDtls).toMatchObject({ Gstin: realLetterhead.gstin, Loc: 'Dhanbad', Pin: 828_306 });
});
