import { today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { advanceSums } from 'shared/domain/money/settle/advanceSums';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import type { Voucher } from 'shared/domain/money/settle/voucher';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { untilTaken } from '../../../../test/untilTaken';
import { readAdvances } from './advances';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const received = async (over: object = {}) =>
  (
    await server.call('POST', 'receipts', {
      clientName: 'Acme Foods',
      date: '2025-11-05',
      amountPaise: 1_180_000,
      reference: 'UTR 1',
      ...over,
    })
  ).json<Receipt>();
const issued = async (date: string, pricePaise = 500_000) => {
  const draft = {
    ...{ clientName: 'Acme Foods', clientState: '20', date, taxPercent: 18 },
    items: [{ description: 'Loaders', quantity: 1, pricePaise }],
  };
  const { id } = (await server.call('POST', 'invoices', draft)).json<Invoice>();
  return (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
};
const voucher = (receiptId: string, over: object = {}) =>
  server.call('POST', 'vouchers', {
    ...{ receiptId, date: '2025-11-05', amountPaise: 1_180_000, placeOfSupply: '20' },
    ...over,
  });
const setOff = async (receiptId: string, lines: [Invoice, number][]) => {
  const { version } = (await server.call('GET', `receipts/${receiptId}`)).json<Receipt>();
  return server.call('PUT', `receipts/${receiptId}`, {
    version,
    lines: lines.map(([{ id }, amountPaise]) => ({ invoiceId: id, amountPaise })),
  });
};
const left = async (id: string) => (await server.call('GET', `vouchers/${id}`)).json<Voucher>().leftPaise;
const table11 = async (month: string) => {
  const bounds = { from: `${month}-01`, to: `${month}-30` };
  return advanceSums(await readAdvances(server.db, { registration: realLetterhead.gstin, to: bounds.to }), bounds);
};
const row = (taxablePaise: number) => ({
  ...{ rate: 18, place: '20', isZeroRated: false, isUnregistered: true, taxablePaise, igstPaise: 0 },
  ...{ cgstPaise: taxablePaise * 0.09, sgstPaise: taxablePaise * 0.09 },
});

test('a rate unknown to the portal uses no number', async () => {
  const { id } = await received();
  const refused = await voucher(id, { taxPercent: 17 });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'taxPercent', msg: expect.stringContaining('no rate of 17%') }],
  ]);
});

test('an advance gets a receipt voucher of its own series, with the included tax', async () => {
  const { id } = await received();
  const answer = await voucher(id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    {
      ...{ number: 'RV/25-26/0001', clientName: 'Acme Foods', taxablePaise: 1_000_000, leftPaise: 1_180_000 },
      taxLines: [
        { head: 'CGST', percent: 9, amountPaise: 90_000 },
        { head: 'SGST', percent: 9, amountPaise: 90_000 },
      ],
    },
  ]);
  expect((await voucher(id)).json().errors).toEqual([
    { path: 'receiptId', msg: 'This advance has the voucher RV/25-26/0001 already.' },
  ]);
  const pdf = await server.call('GET', `vouchers/${answer.json().id}/pdf`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test.each([
  ['more than the advance', { amountPaise: 1_180_001 }, 'amountPaise', /Only ₹11,800\.00/],
  ['a day before the receipt', { date: '2025-11-04' }, 'date', /The receipt is dated 05 Nov 2025/],
  ['a day that has not come', { date: '2098-01-01' }, 'date', /future/],
  ['no place of supply', { placeOfSupply: '' }, 'placeOfSupply', /Choose the place of supply/],
  ['a refund without a receipt voucher', { kind: 'refund' }, 'receiptId', /no receipt voucher/],
  ['no receipt', { receiptId: 'none' }, 'receiptId', /no longer exists/],
])('%s is refused at its field, and uses no number', async (_, over, path, msg) => {
  const { id } = await received();
  const answer = await voucher(id, over);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path, msg: expect.stringMatching(msg) }]);
  expect((await voucher(id)).json().number).toBe('RV/25-26/0001');
});

test('what is set off against later invoices is in table 11B of their month, what was in its own month in neither', async () => {
  const [old, other] = [await issued('2025-11-20', 100_000), await issued('2025-12-10')];
  const { id } = await received();
  const { id: own } = (await voucher(id)).json<Voucher>();
  expect(
    (
      await setOff(id, [
        [old, 118_000],
        [other, 236_000],
      ])
    ).statusCode,
  ).toBe(200);
  expect(await left(own)).toBe(826_000);
  expect(await table11('2025-11')).toEqual({ received: [row(900_000)], adjusted: [] });
  expect(await table11('2025-12')).toEqual({ received: [], adjusted: [row(200_000)] });
  expect((await server.call('POST', `vouchers/${own}/cancel`)).json().message).toMatch(/set off/);
  await setOff(id, [[old, 118_000]]);
  expect(await left(own)).toBe(1_062_000);
  expect(await table11('2025-12')).toEqual({ received: [], adjusted: [] });
});

test('amounts settled before the voucher are not part of it', async () => {
  const before = await issued('2025-11-01');
  const { id } = await received({ lines: [{ invoiceId: before.id, amountPaise: 590_000 }] });
  expect((await voucher(id)).json().errors[0].msg).toBe('Only ₹5,900.00 of this receipt is an advance.');
  const { id: own } = (await voucher(id, { amountPaise: 590_000 })).json<Voucher>();
  const after = await issued('2025-12-02');
  await setOff(id, [
    [before, 590_000],
    [after, 590_000],
  ]);
  expect(await left(own)).toBe(0);
  expect(await table11('2025-12')).toEqual({ received: [], adjusted: [row(500_000)] });
});

test('a refund voucher pays back the rest, which no invoice can use any longer', async () => {
  const { id } = await received();
  const { id: own } = (await voucher(id)).json<Voucher>();
  const refund = await voucher(id, { kind: 'refund', date: '2025-12-01', amountPaise: 708_000, taxPercent: 5 });
  expect(refund.json()).toMatchObject({
    ...{ number: 'RFV/25-26/0001', against: 'RV/25-26/0001', taxPercent: 18, taxablePaise: 600_000 },
  });
  expect(await left(own)).toBe(472_000);
  expect((await server.call('GET', `receipts/${id}`)).json()).toMatchObject({ advancePaise: 472_000 });
  expect(await table11('2025-12')).toEqual({ received: [], adjusted: [row(600_000)] });
  const invoice = await issued('2025-12-02');
  expect((await setOff(id, [[invoice, 590_000]])).json().errors[0].msg).toMatch(
    /₹7,080\.00 of this receipt was paid back/,
  );
  expect(
    (await voucher(id, { kind: 'refund', date: '2025-12-01', amountPaise: 472_001 })).json().errors[0].msg,
  ).toMatch(/Only ₹4,720\.00 of RV/);
  const { id: paidBack } = refund.json<Voucher>();
  expect((await server.call('POST', `vouchers/${own}/cancel`)).json().message).toMatch(/Cancel its refund voucher/);
  expect((await server.call('POST', `vouchers/${paidBack}/cancel`)).statusCode).toBe(200);
  expect((await server.call('GET', `receipts/${id}`)).json()).toMatchObject({ advancePaise: 1_180_000 });
  expect((await server.call('POST', `vouchers/${own}/cancel`)).statusCode).toBe(200);
  expect(await table11('2025-11')).toEqual({ received: [], adjusted: [] });
});

test('a receipt with a voucher keeps client, day and amounts, and is not taken back; a voucher is neither changed nor deleted', async () => {
  const { id, version } = await received();
  const { id: own } = (await voucher(id)).json<Voucher>();
  const told = /has the voucher RV\/25-26\/0001\. Cancel that first/;
  expect((await server.call('PUT', `receipts/${id}`, { version, amountPaise: 1 })).json().message).toMatch(told);
  expect((await server.call('DELETE', `receipts/${id}`)).json().message).toMatch(told);
  expect((await server.call('PUT', `receipts/${id}`, { version, reference: 'UTR 2' })).statusCode).toBe(200);
  expect((await server.call('PUT', `vouchers/${own}`, { amountPaise: 5 })).json().message).toMatch(/can’t be changed/);
  expect((await server.call('DELETE', `vouchers/${own}`)).json().message).toMatch(/Cancel it instead/);
});

test('a filed month accepts no voucher; a set-off in a filed month is dated today', async () => {
  const { id } = await received();
  await voucher(id);
  const invoice = await issued('2025-12-10');
  const filed = { area: 'gst', title: 'GSTR-1', period: '2025-12', returnType: 'GSTR-1', type: 'Return' };
  const marked = { ...filed, dueDate: '2026-01-11', status: 'Filed', doneOn: '2026-01-10', financialYear: '2025-26' };
  expect((await server.call('POST', 'obligations', marked)).statusCode).toBe(201);
  const other = await received({ reference: 'UTR 9', date: '2025-12-03' });
  expect((await voucher(other.id, { date: '2025-12-03' })).json().errors?.[0]?.msg).toMatch(
    /GSTR-1 of Dec 2025 is filed/,
  );
  await setOff(id, [[invoice, 590_000]]);
  const [part] = await server.db.selectFrom('advance_parts').select('date').execute();
  expect(part?.date).toBe(today());
});

test('20 vouchers for one advance at once are one', async () => {
  const { id } = await received();
  const answers = await Promise.all(Array.from({ length: 20 }, () => untilTaken(() => voucher(id))));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});
