import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { Gstr1File } from 'shared/domain/money/returns/gstr1File';
import type { Gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { contentText } from '../../papers/contentText.fixture';
import { invoiceContent } from '../../papers/invoiceContent.fixture';

const firm = { name: 'Shramdeep Security Services', cin: '', bodyCorporate: 'No' as const };

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server, firm);
});
afterEach(() => server.close());

const guards = {
  ...{ clientName: 'Acme Foods', clientGstin: '20AAACR5055K1ZL', clientAddress: '1 Main Road\nRanchi 834001' },
  ...{ date: '2026-09-10', taxPercent: 18, taxTreatment: 'reverse' },
  items: [{ description: 'Guards', sac: '998525', quantity: 1, pricePaise: 1_000_000 }],
};
const draft = async (over: object = {}) =>
  (await server.call('POST', 'invoices', { ...guards, ...over })).json<Invoice>();
const issue = (id: string) => server.call('POST', `invoices/${id}/issue`);

test('guards of a firm that is no body corporate are billed without tax; paper, GSTR-1, GSTR-3B and e-invoice say that the client pays it', async () => {
  const invoice = (await issue((await draft()).id)).json<Invoice>();
  expect(invoice).toMatchObject({ status: 'issued', taxLines: [], taxPaise: 0, totalPaise: 1_000_000 });
  const paper = contentText(invoiceContent(invoice, { ...realLetterhead, ...firm }));
  expect(paper).toMatch(/Reverse charge\s+Yes/);
  expect(paper).toContain('TAX IS PAYABLE BY THE RECIPIENT ON REVERSE CHARGE');

  const credit = { invoiceId: invoice.id, date: '2026-09-20', amountPaise: 100_000, reason: 'Less' };
  const note = await server.call('POST', 'credit-notes', credit);
  expect(note.json()).toMatchObject({ taxablePaise: 100_000, taxLines: [] });

  const gstr1 = (await server.call('GET', 'invoices/gstr1.json?period=2026-09')).json<Gstr1File>();
  const told = { rt: 18, iamt: 0, csamt: 0 };
  expect(gstr1.b2b?.[0]?.inv).toMatchObject([
    { val: 10_000, rchrg: 'Y', itms: [{ itm_det: { ...told, txval: 10_000, camt: 900, samt: 900 } }] },
  ]);
  expect(gstr1.cdnr?.[0]?.nt).toMatchObject([
    { val: 1000, rchrg: 'Y', itms: [{ itm_det: { ...told, txval: 1000, camt: 90, samt: 90 } }] },
  ]);
  expect(gstr1.hsn).toMatchObject({ hsn_b2b: [{ hsn_sc: '998525', txval: 9000, camt: 810, samt: 810 }] });
  const { tables } = (await server.call('GET', 'invoices/gst-returns?period=2026-09')).json();
  expect(tables[0]).toMatchObject({ table: '4B', count: 1, taxablePaise: 1_000_000, cgstPaise: 90_000 });
  expect((await server.call('GET', 'invoices/gstr1.csv?period=2026-09')).body).toMatch(/"Y","B2BRC","18","10000.00"/);
  const gstr3b = (await server.call('GET', 'invoices/gst-returns/gstr3b.json?period=2026-09')).json<Gstr3bFile>();
  expect(gstr3b.sup_details.osup_det).toEqual({ txval: 9000, iamt: 0, camt: 0, samt: 0, csamt: 0 });
  expect(gstr3b.sup_details.isup_rev.txval).toBe(0);

  await server.call('PUT', 'invoices/e-invoices/setup', { from: '2026-04-01', portalKey: '' });
  const [inv01] = (await server.call('GET', `invoices/e-invoices/inv01.json?ids=${invoice.id}`)).json();
  expect(inv01).toMatchObject({
    TranDtls: { SupTyp: 'B2B', RegRev: 'Y' },
    ValDtls: { AssVal: 10_000, CgstVal: 900, SgstVal: 900, TotInvVal: 10_000 },
  });
});

test.each([
  ['a company', { ...firm, bodyCorporate: 'Yes' as const }, {}, 'The company is a body corporate'],
  ['cleaning', firm, { items: [{ ...guards.items[0], sac: '998533' }] }, 'Only security services (998525)'],
  ['a client without registration', firm, { clientGstin: '', clientState: '20' }, 'Only a registered client'],
])('reverse charge of %s uses no number and says why', async (_, letterhead, over, msg) => {
  await enterRealLetterhead(server, letterhead);
  const answer = await issue((await draft(over)).id);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ path: 'taxTreatment', msg: expect.stringContaining(msg) }],
  ]);
});

test('an advance under reverse charge holds no tax, says so on paper and is in no table 11', async () => {
  const company = { name: 'Acme Foods', gstin: '20AAACR5055K1ZL', address: '1 Main Road, Ranchi 834001' };
  const { id: companyId } = (await server.call('POST', 'companies', company)).json();
  const advance = { companyId, clientName: 'Acme Foods', date: '2026-09-05', amountPaise: 500_000, reference: 'UTR 1' };
  const receipt = (await server.call('POST', 'receipts', advance)).json();
  const asked = {
    receiptId: receipt.id,
    date: '2026-09-05',
    amountPaise: 500_000,
    taxPercent: 18,
    reverseCharge: true,
  };
  const refused = await server.call('POST', 'vouchers', asked);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'reverseCharge', msg: expect.stringContaining('Only security services') }],
  ]);
  const voucher = await server.call('POST', 'vouchers', { ...asked, sac: '998525' });
  expect([voucher.statusCode, voucher.json()]).toMatchObject([201, { taxablePaise: 500_000, taxLines: [] }]);
  const file = (await server.call('GET', 'invoices/gstr1.json?period=2026-09')).json<Gstr1File>();
  expect(file.at).toBeUndefined();
  const refund = { kind: 'refund', receiptId: receipt.id, date: '2026-09-06', amountPaise: 100_000 };
  const back = await server.call('POST', 'vouchers', refund);
  expect([back.statusCode, back.json()]).toMatchObject([201, { reverseCharge: true, taxLines: [] }]);
});
