import type { Note } from '../documents/note';
import { debitTax } from '../documents/noteTax';
import { eDocumentOfInvoice, eDocumentOfNote } from './eDocument';
import { eDocument, issued, letterhead } from './eDocument.fixture';
import { inv01Of } from './inv01';
import { inv01Problems } from './inv01Problems';

const TODAY = '2026-11-26';

test('the PIN that is entered beside the client’s address stands before what the text names', () => {
  const pinOf = (over: object) => inv01Of(eDocument(over), letterhead).BuyerDtls.Pin;
  expect(pinOf({ clientAddress: '7 Linking Road\nMumbai', clientPin: '400054' })).toBe(400_054);
  expect(pinOf({ clientAddress: '7 Linking Road\nMumbai', clientPin: '' })).toBeUndefined();
});

test('an invoice between states is told with its parties, its lines and IGST', () => {
  const told = inv01Of(
    eDocument({ purchaseOrder: 'PO 7', serviceFrom: '2026-10-01', serviceTo: '2026-10-31' }),
    letterhead,
  );
  expect(told).toEqual({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: 'INV', No: 'INV/26-27/0001', Dt: '21/11/2026' },
    SellerDtls: {
      ...{ Gstin: '20AAPFU0939F1Z9', LglNm: 'Shramdeep Workforce Private Limited' },
      ...{ Addr1: '4 Station Road', Loc: 'Dhanbad', Pin: 828306, Stcd: '20' },
    },
    BuyerDtls: {
      ...{ Gstin: '27AAPFU0939F1ZV', LglNm: 'Acme Foods Limited', Pos: '27' },
      ...{ Addr1: '7 Linking Road, Bandra', Loc: 'Mumbai', Pin: 400050, Stcd: '27' },
    },
    ItemList: [
      {
        ...{ SlNo: '1', PrdDesc: 'Guards', IsServc: 'Y', HsnCd: '998525', Qty: 1, Unit: 'NOS', UnitPrice: 1000 },
        ...{ TotAmt: 1000, AssAmt: 1000, GstRt: 18, IgstAmt: 180, CgstAmt: 0, SgstAmt: 0, TotItemVal: 1180 },
      },
    ],
    ValDtls: { AssVal: 1000, IgstVal: 180, CgstVal: 0, SgstVal: 0, RndOffAmt: 0, TotInvVal: 1180 },
    RefDtls: {
      DocPerdDtls: { InvStDt: '01/10/2026', InvEndDt: '31/10/2026' },
      ContrDtls: [{ PORefr: 'PO 7' }],
    },
  });
});

test('under reverse charge a document tells the tax that the client pays, and its totals are without it', () => {
  const told = inv01Of(eDocument({ taxTreatment: 'reverse' }), letterhead);
  expect(told.TranDtls).toEqual({ TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'Y' });
  expect(told.ItemList[0]).toMatchObject({ AssAmt: 1000, GstRt: 18, IgstAmt: 180, TotItemVal: 1000 });
  expect(told.ValDtls).toMatchObject({ AssVal: 1000, IgstVal: 180, TotInvVal: 1000 });
  expect(inv01Problems(told, TODAY)).toEqual([]);
});

test('the PIN is that of its own field, whatever the address says', () => {
  const { Pin } = inv01Of(eDocument({ clientPin: '400051' }), letterhead).BuyerDtls;
  expect(Pin).toBe(400_051);
});

test('an export has no GSTIN, the place of supply 96 and its country', () => {
  const abroad = { clientGstin: '', clientState: '96', clientCountry: 'DE', clientAddress: '1 Hauptstrasse\nBerlin' };
  const told = inv01Of(eDocument({ ...abroad, taxPercent: 0, taxTreatment: 'undertaking' }), letterhead);
  expect(told.TranDtls.SupTyp).toBe('EXPWOP');
  expect(told.BuyerDtls).toMatchObject({ Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999_999, Loc: 'Berlin' });
  expect(told.ExpDtls).toEqual({ CntCode: 'DE' });
  expect(inv01Problems(told, TODAY)).toEqual([]);
});

test('a credit note names its invoice and shares its amounts by the invoice’s lines', () => {
  const invoice = issued({
    items: [
      { description: 'Guards', sac: '998525', pricePaise: 100_000 },
      { description: 'Cleaners', sac: '998533', pricePaise: 200_000 },
    ],
  });
  const note = { id: 'n1', number: 'CN/26-27/0001', date: '2026-11-22', amountPaise: 10_001, cancelledAt: null };
  const line = { item: 1, quantity: 2, pricePaise: 4000, description: 'Cleaners', sac: '998533', unit: 'DAY' };
  const parts = {
    lines: [] as Note['lines'],
    ...debitTax(10_001, invoice),
    registration: invoice.registration,
    letterhead,
  };
  const document = eDocumentOfNote('credit', { ...note, ...parts } as Note & { number: string }, invoice);
  const told = inv01Of(document as NonNullable<typeof document>, letterhead);
  expect(told.DocDtls).toEqual({ Typ: 'CRN', No: 'CN/26-27/0001', Dt: '22/11/2026' });
  expect(told.RefDtls?.PrecDocDtls).toEqual([{ InvNo: 'INV/26-27/0001', InvDt: '21/11/2026' }]);
  expect(told.ItemList.map(({ HsnCd, AssAmt }) => [HsnCd, AssAmt])).toEqual([
    ['998525', 28.25],
    ['998533', 56.5],
  ]);
  expect(told.ValDtls.TotInvVal).toBe(100.01);
  expect(inv01Problems(told, TODAY)).toEqual([]);
  const ofLines = { ...parts, lines: [{ ...line, amountPaise: 8000 }], taxablePaise: 8000 };
  const own = eDocumentOfNote('credit', { ...note, ...ofLines } as Note & { number: string }, invoice);
  expect(inv01Of(own as NonNullable<typeof own>, letterhead).ItemList).toMatchObject([
    { HsnCd: '998533', Qty: 2, UnitPrice: 40, AssAmt: 80 },
  ]);
});

test.each([
  ['an unregistered client', { clientGstin: '', clientState: '27' }],
  ['an exempt supply', { taxPercent: 0, taxTreatment: 'exempt' }],
])('%s needs no IRN', (_, over) => expect(eDocumentOfInvoice(issued(over))).toBeNull());

test('neither a draft nor a sample needs one', () => {
  expect(eDocumentOfInvoice({ ...issued(), status: 'draft' })).toBeNull();
  expect(eDocumentOfInvoice({ ...issued(), isSample: true })).toBeNull();
});

test('invoices of any lines and rates are told as they were issued, and none is refused', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const clients = [
    { clientGstin: '27AAPFU0939F1ZV' },
    { clientGstin: '27AAPFU0939F1ZV', sez: true },
    { clientGstin: '20AAPFU0939F1Z9', clientAddress: '1 Main Road\nRanchi 834001' },
  ];
  for (let each = 0; each < 200; each += 1) {
    const invoice = issued({
      ...clients[random(3)],
      taxPercent: [5, 12, 18, 28][random(4)],
      items: Array.from({ length: 1 + random(30) }, () => ({
        ...{ description: 'Guards', sac: '998525', unit: ['NOS', 'DAY', 'HRS'][random(3)] },
        ...{ quantity: (1 + random(90_000)) / 1000, pricePaise: 1 + random(9_999_999) },
      })),
    });
    const own = invoice.clientGstin === letterhead.gstin ? { registration: '20AAACR5055K1ZL' } : {};
    const told = inv01Of(eDocumentOfInvoice({ ...invoice, ...own }) as ReturnType<typeof eDocument>, letterhead);
    expect(Math.round(told.ValDtls.TotInvVal * 100)).toBe(invoice.totalPaise);
    expect(told.ItemList.reduce((sum, { TotItemVal }) => sum + Math.round(TotItemVal * 100), 0)).toBe(
      invoice.totalPaise - invoice.roundOffPaise,
    );
    expect(inv01Problems(told, TODAY)).toEqual([]);
  }
});
