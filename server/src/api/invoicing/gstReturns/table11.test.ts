import type { GstReturn } from 'shared/domain/invoicing/gstr1/gstReturnAnswers';
import { gstr1File } from 'shared/domain/invoicing/gstr1/gstr1File';
import { gstr3bFile } from 'shared/domain/invoicing/gstr1/gstr3b';
import type { Invoice } from 'shared/domain/invoicing/invoice';
import type { Receipt } from 'shared/domain/invoicing/receipt';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { boxSums } from './fileSums.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const file = async (period: string) =>
  gstr1File.parse((await server.call('GET', `invoices/gstr1.json?period=${encodeURIComponent(period)}`)).json());
const taxed = async (period: string) =>
  boxSums(gstr3bFile.parse((await server.call('GET', `invoices/gst-returns/gstr3b.json?period=${period}`)).json()));
const advance = async (placeOfSupply: string) => {
  const client = { clientName: 'Acme Foods', date: '2025-11-05', amountPaise: 1_180_000 };
  const receipt = (await server.call('POST', 'receipts', client)).json<Receipt>();
  const { id: receiptId, date, amountPaise } = receipt;
  const answer = await server.call('POST', 'vouchers', { receiptId, date, amountPaise, placeOfSupply });
  expect(answer.statusCode).toBe(201);
  return receipt;
};
const within = (ad_amt: number) => ({
  ...{ pos: '20', sply_ty: 'INTRA' },
  itms: [{ rt: 18, ad_amt, csamt: 0, camt: ad_amt * 0.09, samt: ad_amt * 0.09 }],
});

test('11A: an advance is taxed in its month by place and rate; 11B: an invoice of a later month takes of it', async () => {
  const receipt = await advance('20');
  await advance('27');
  expect((await file('2025-11')).at).toEqual([
    within(10_000),
    { pos: '27', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 10_000, csamt: 0, iamt: 1800 }] },
  ]);
  expect(await taxed('2025-11')).toEqual({ taxable: 2_000_000, igst: 180_000, cgst: 90_000, sgst: 90_000 });

  const draft = {
    ...{ clientName: 'Acme Foods', clientState: '20', date: '2025-12-10', taxPercent: 18 },
    items: [{ description: 'Loaders', quantity: 1, pricePaise: 500_000 }],
  };
  const { id } = (await server.call('POST', 'invoices', draft)).json<Invoice>();
  const { totalPaise } = (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
  const lines = [{ invoiceId: id, amountPaise: totalPaise }];
  const { version } = (await server.call('GET', `receipts/${receipt.id}`)).json<Receipt>();
  expect((await server.call('PUT', `receipts/${receipt.id}`, { version, lines })).statusCode).toBe(200);

  const december = await file('2025-12');
  expect([december.at, december.txpd]).toEqual([undefined, [within(5000)]]);
  // The invoice was taxed in November, when its money came.
  expect(await taxed('2025-12')).toEqual({ taxable: 0, igst: 0, cgst: 0, sgst: 0 });
  const { tables } = (await server.call('GET', 'invoices/gst-returns?period=2025-12')).json<GstReturn>();
  expect(tables).toContainEqual({
    ...{ table: '11B', title: 'Earlier advances set off', count: 1 },
    ...{ taxablePaise: 500_000, igstPaise: 0, cgstPaise: 45_000, sgstPaise: 45_000 },
  });
});

test('a quarter has the advances of its months', async () => {
  await advance('20');
  const quarter = await file('2025-26 Q3');
  expect([quarter.at, quarter.txpd]).toEqual([[within(10_000)], undefined]);
});
