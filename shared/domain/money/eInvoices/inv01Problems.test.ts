import { eDocument, letterhead } from './eDocument.fixture';
import { type Inv01, inv01Of } from './inv01';
import { inv01Problems } from './inv01Problems';

const TODAY = '2026-11-26';
const told = (over: object = {}): Inv01 => inv01Of(eDocument(over), letterhead);
const first = ({ ItemList }: Inv01) => ItemList[0] as Inv01['ItemList'][number];
const within = { clientGstin: '20AAACR5055K1ZL', clientAddress: '1 Main Road\nRanchi 834001' };

test('nothing is refused of what is right', () => {
  expect(inv01Problems(told(), TODAY)).toEqual([]);
  expect(inv01Problems(told(within), TODAY)).toEqual([]);
});

const faults: [says: string, change: (invoice: Inv01) => void, over?: object][] = [
  ['The number, 0INV, is not as the portal takes it.', (one) => (one.DocDtls.No = '0INV')],
  ['The number has more than 16 letters.', (one) => (one.DocDtls.No = 'INV/2026-27/000001')],
  ['The date, 2026-11-21, is not as the portal takes it.', (one) => (one.DocDtls.Dt = '2026-11-21')],
  ['The date, 27 Nov 2026, is in the future.', (one) => (one.DocDtls.Dt = '27/11/2026')],
  ['The client’s name has fewer than 3 letters.', (one) => (one.BuyerDtls.LglNm = 'HP')],
  ['The PIN of the client’s address is missing.', (one) => delete one.BuyerDtls.Pin],
  ['The PIN 828306 of the client’s address is not in Maharashtra.', (one) => (one.BuyerDtls.Pin = 828_306)],
  ['The PIN 400050 of the company’s address is not in Jharkhand.', (one) => (one.SellerDtls.Pin = 400_050)],
  ['The place in the client’s address is missing.', (one) => (one.BuyerDtls.Loc = '')],
  [
    'The first line of the client’s address has more than 100 letters.',
    (one) => (one.BuyerDtls.Addr1 = 'x'.repeat(101)),
  ],
  ['The client’s name, A "B" C, is not as the portal takes it.', (one) => (one.BuyerDtls.LglNm = 'A "B" C')],
  ['The client’s GSTIN is the company’s.', (one) => Object.assign(one.BuyerDtls, one.SellerDtls)],
  ['The client’s state is not that of the GSTIN.', (one) => Object.assign(one.BuyerDtls, { Stcd: '20', Pin: 834_001 })],
  [
    'The company’s state is not that of its GSTIN.',
    (one) => Object.assign(one.SellerDtls, { Stcd: '10', Pin: 800_001 }),
  ],
  ['Only a client abroad is without GSTIN.', (one) => (one.BuyerDtls.Gstin = 'URP')],
  [
    'State and place of supply of an export are other countries, and of nothing else.',
    (one) => (one.BuyerDtls.Pos = '96'),
  ],
  [
    'A supply between states, to a zone or abroad has IGST, no CGST and SGST.',
    (one) => (one.BuyerDtls.Pos = '27'),
    within,
  ],
  ['A supply within the state has CGST and SGST, no IGST.', (one) => (one.BuyerDtls.Pos = '20')],
  ['A supply under bond or undertaking has no tax.', (one) => (one.TranDtls.SupTyp = 'SEZWOP')],
  ['CGST and SGST of a line differ.', (one) => (first(one).CgstAmt += 2), within],
  ['The taxable value is not the sum of the lines.', (one) => (one.ValDtls.AssVal += 2)],
  ['The tax is not the sum of the lines.', (one) => (one.ValDtls.IgstVal += 2)],
  ['The total is not the sum of the lines and the round-off.', (one) => (one.ValDtls.TotInvVal += 2)],
  ['Line 1 has the rate 17%, which the portal does not know.', (one) => (first(one).GstRt = 17)],
  ['Line 1 has the SAC 9985; a service has six digits that begin with 99.', (one) => (first(one).HsnCd = '9985')],
  ['Line 1 is not quantity × price.', (one) => (first(one).Qty = 2)],
  ['Line 1 has a taxable value other than its amount.', (one) => (first(one).AssAmt -= 2)],
  ['Line 1 has a tax that is not 12% of its value.', (one) => (first(one).GstRt = 12)],
  ['Line 1 has a total other than value and tax.', (one) => (first(one).TotItemVal += 0.5)],
  ['Two lines have the same number.', (one) => one.ItemList.push({ ...first(one) })],
  ['There is no line.', (one) => (one.ItemList = [])],
  ['The check digit of the client’s GSTIN is wrong.', (one) => (one.BuyerDtls.Gstin = '27AAPFU0939F1ZW')],
  ['Line 1 has the unit HRS, which the portal does not know.', (one) => (first(one).Unit = 'HRS')],
  ['A note names its invoice.', (one) => (one.DocDtls.Typ = 'CRN')],
  [
    'The period of service ends before it begins.',
    (one) => (one.RefDtls = { DocPerdDtls: { InvStDt: '02/10/2026', InvEndDt: '01/10/2026' } }),
  ],
  ['The round-off lies outside -99.99 to 99.99.', (one) => (one.ValDtls.RndOffAmt = 100)],
];

/** An invoice with the same line this many times. */
const ofLines = (count: number): Inv01 => {
  const invoice = told();
  return { ...invoice, ItemList: Array.from({ length: count }, () => ({ ...first(invoice) })) };
};

test('a document of today and one of 1,000 lines are taken, and one of 1,001 lines is not', () => {
  expect(inv01Problems(told({ date: TODAY }), TODAY)).toEqual([]);
  const tooMany = (count: number) => inv01Problems(ofLines(count), TODAY).includes('It has more than 1,000 lines.');
  expect([tooMany(1_000), tooMany(1_001)]).toEqual([false, true]);
});

test('under bond or undertaking one line with tax is enough to be refused', () => {
  const invoice = ofLines(2);
  Object.assign(first(invoice), { IgstAmt: 0, CgstAmt: 0, SgstAmt: 0 });
  invoice.TranDtls.SupTyp = 'SEZWOP';
  expect(inv01Problems(invoice, TODAY)).toContain('A supply under bond or undertaking has no tax.');
});

for (const [says, change, over] of faults)
  test(`is said: ${says}`, () => {
    const invoice = told(over);
    change(invoice);
    expect(inv01Problems(invoice, TODAY)).toContain(says);
  });
