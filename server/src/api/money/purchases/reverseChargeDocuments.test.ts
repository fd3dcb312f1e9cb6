import type { ReverseChargeDocument } from 'shared/domain/money/purchases/reverseChargeDocument';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const supplier = async (over: object = {}) =>
  (await server.call('POST', 'suppliers', { name: 'Rakesh Mahto', address: '2 Court Road, Ranchi', ...over })).json<{
    id: string;
  }>().id;
/** A bill for legal advice under reverse charge, paid ten days later. */
const bill = async (over: object = {}) => {
  const answer = await server.call('POST', 'purchases', {
    ...{ number: 'RM/7', date: '2026-05-10', taxablePaise: 10_000_00, percent: 18, reverseCharge: true },
    ...{ paidOn: '2026-05-20', ...over, supplierId: 'supplierId' in over ? over.supplierId : await supplier() },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string; version: number }>();
};
const issue = (purchaseId: string, over: object = {}) =>
  server.call('POST', 'reverse-charge-documents', {
    ...{ kind: 'invoice', purchaseId, date: '2026-06-01', description: 'Legal advice', sac: '998213' },
    ...over,
  });
const stored = async () => (await server.call('GET', 'reverse-charge-documents')).json<ReverseChargeDocument[]>();

test('a bill gets a self-invoice and a payment voucher, each of its own series, as the bill and the supplier are now', async () => {
  const { id } = await bill();
  const invoice = await issue(id);
  expect([invoice.statusCode, invoice.json()]).toMatchObject([
    201,
    {
      ...{ number: 'SI/26-27/0001', registration: realLetterhead.gstin, supplierName: 'Rakesh Mahto' },
      ...{ supplierAddress: '2 Court Road, Ranchi', billNumber: 'RM/7', placeOfSupply: '20', percent: 18 },
      ...{ taxablePaise: 10_000_00, cgstPaise: 900_00, sgstPaise: 900_00, amountPaise: 11_800_00, paidOn: null },
    },
  ]);
  const payment = await issue(id, { kind: 'payment', sac: '' });
  expect(payment.json()).toMatchObject({
    ...{ number: 'PV/26-27/0001', amountPaise: 10_000_00, keptPaise: 0, paidOn: '2026-05-20' },
  });
  const pdf = await server.call('GET', `reverse-charge-documents/${invoice.json().id}/pdf`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const again = await server.call('GET', `reverse-charge-documents/${invoice.json().id}/pdf`);
  expect(again.rawPayload.equals(pdf.rawPayload)).toBe(true);
});

test('a second one is refused by the number of the first, also when two ask at once', async () => {
  const { id } = await bill();
  const answers = await Promise.all([issue(id), issue(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await issue(id)).json().message).toBe('This bill has the self-invoice SI/26-27/0001 already.');
  expect(await stored()).toHaveLength(1);
  expect((await issue((await bill()).id)).json().number).toBe('SI/26-27/0002');
});

test.each([
  ['a supplier with a GSTIN', { gstin: '24AAQCA8719H1ZC' }, {}, {}, /has the GSTIN 24AAQCA8719H1ZC/],
  ['a supplier without address', { address: '' }, {}, {}, /Enter the address of Rakesh Mahto/],
  ['a bill without reverse charge', {}, { reverseCharge: false, percent: 0 }, {}, /no tax under reverse charge/],
  ['a credit note', {}, { kind: 'Credit note' }, {}, /credit note of a supplier/],
  ['a bill that is not paid', {}, { paidOn: null }, { kind: 'payment' }, /not paid yet/],
  ['a day before the bill', {}, {}, { date: '2026-05-09' }, /dated 10 May 2026/],
  ['a day before the payment', {}, {}, { kind: 'payment', date: '2026-05-19' }, /paid on 20 May 2026/],
  ['a day that has not come', {}, {}, { date: '2098-01-01' }, /future/],
  ['no code', {}, {}, { sac: '' }, /Enter the SAC or HSN/],
])('%s is refused in words, and nothing is stored', async (_what, ofSupplier, ofBill, asked, text) => {
  const { id } = await bill({ supplierId: await supplier(ofSupplier), ...ofBill });
  const answer = await issue(id, asked);
  expect([400, 409]).toContain(answer.statusCode);
  const { message, errors } = answer.json<{ message: string; errors?: { msg: string }[] }>();
  expect(errors?.[0]?.msg ?? message).toMatch(text);
  expect(await stored()).toEqual([]);
  expect((await issue((await bill({ number: 'RM/8' })).id)).json().number).toBe('SI/26-27/0001');
});

test('a supplier with a GSTIN gets the voucher of the payment alone', async () => {
  const { id } = await bill({ supplierId: await supplier({ gstin: '24AAQCA8719H1ZC' }) });
  expect((await issue(id, { kind: 'payment' })).json()).toMatchObject({
    ...{ number: 'PV/26-27/0001', supplierGstin: '24AAQCA8719H1ZC', igstPaise: 1_800_00 },
  });
});

test('a deleted bill gets none', async () => {
  const { id } = await bill();
  await server.call('DELETE', `purchases/${id}`);
  expect((await issue(id)).json().errors).toEqual([
    { path: 'purchaseId', msg: 'This bill no longer exists. Choose another.' },
  ]);
});

test('while one counts, its bill stays; a cancelled number is never given again', async () => {
  const { id } = await bill();
  const document = (await issue(id)).json<ReverseChargeDocument>();
  const refused = [
    await server.call('PUT', `purchases/${id}`, { taxablePaise: 12_000_00 }),
    await server.call('DELETE', `purchases/${id}`),
  ];
  for (const answer of refused)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The self-invoice SI/26-27/0001 of this bill is issued. Cancel that first, then change the bill.',
    ]);
  expect((await server.call('PUT', `purchases/${id}`, { note: 'Paid by UPI' })).statusCode).toBe(200);
  expect((await server.call('DELETE', `reverse-charge-documents/${document.id}`)).statusCode).toBe(409);
  const path = `reverse-charge-documents/${document.id}/cancel`;
  expect((await server.call('POST', path, { version: document.version })).json().cancelledAt).not.toBeNull();
  expect((await server.call('POST', path)).json().message).toBe('This self-invoice is already cancelled.');
  expect((await server.call('GET', `reverse-charge-documents/${document.id}/pdf?copy=cancelled`)).statusCode).toBe(200);
  expect((await issue(id)).json().number).toBe('SI/26-27/0002');
});

test('table 13 of GSTR-1 counts both, cancelled ones too; then its month is closed for them', async () => {
  const { id } = await bill();
  const { id: first } = (await issue(id)).json<ReverseChargeDocument>();
  await server.call('POST', `reverse-charge-documents/${first}/cancel`);
  const second = (await issue(id)).json<ReverseChargeDocument>();
  await issue(id, { kind: 'payment' });
  const row = (from: string, to: string, totnum: number, cancel: number) => ({
    ...{ num: 1, from, to, totnum, cancel, net_issue: totnum - cancel },
  });
  expect((await server.call('GET', 'invoices/gstr1.json?period=2026-06')).json().doc_issue.doc_det).toEqual([
    { doc_num: 2, docs: [row('SI/26-27/0001', 'SI/26-27/0002', 2, 1)] },
    { doc_num: 7, docs: [row('PV/26-27/0001', 'PV/26-27/0001', 1, 0)] },
  ]);
  const filed = { area: 'gst', title: 'GSTR-1', period: '2026-06', returnType: 'GSTR-1', status: 'Filed' };
  await server.call('POST', 'obligations', { ...filed, dueDate: '2026-07-11', doneOn: '2026-07-10' });
  expect((await server.call('POST', `reverse-charge-documents/${second.id}/cancel`)).json().message).toBe(
    'The GSTR-1 of Jun 2026 is filed and counts this self-invoice, so it stays as issued.',
  );
  expect((await issue((await bill({ number: 'RM/8' })).id)).json().errors[0].msg).toContain('is filed');
});
