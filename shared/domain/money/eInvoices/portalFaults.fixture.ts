import type { Inv01, Inv01Item } from './inv01';

/** A fault that the portal refuses: drawn with a frequency independent of this product's checks. */
export interface PortalFault {
  /** The fault, with the portal's error number if known. */
  what: string;
  break: (invoice: Inv01, random: (below: number) => number) => void;
  /** The documents that can have it. By default all. */
  isOf?: (invoice: Inv01) => boolean;
}

const lineOf = ({ ItemList }: Inv01, random: (below: number) => number) =>
  ItemList[random(ItemList.length)] as Inv01Item;
const some = (random: (below: number) => number) => 2 + random(9_000) / 100;
const isWithin = ({ SellerDtls, BuyerDtls, TranDtls }: Inv01) =>
  TranDtls.SupTyp === 'B2B' && SellerDtls.Stcd === BuyerDtls.Pos;
const isInIndia = ({ BuyerDtls }: Inv01) => BuyerDtls.Gstin !== 'URP';
const isAbroad = (invoice: Inv01) => !isInIndia(invoice);
const isTaxed = ({ ValDtls }: Inv01) => ValDtls.IgstVal + ValDtls.CgstVal > 0;
const isNote = ({ DocDtls }: Inv01) => DocDtls.Typ !== 'INV';
const other = (state: string) => (state === '27' ? '29' : '27');
const wrongDigit = (gstin: string) => gstin.slice(0, 14) + (gstin.endsWith('A') ? 'B' : 'A');

/** From the error lists of the invoice portal (einv-apisandbox.nic.in, error codes) and the schema of INV-01. */
export const portalFaults: readonly PortalFault[] = [
  { what: 'schema: number begins with 0', break: (one) => (one.DocDtls.No = `0${one.DocDtls.No.slice(1)}`) },
  { what: 'schema: number begins with /', break: (one) => (one.DocDtls.No = `/${one.DocDtls.No.slice(1)}`) },
  { what: 'schema: number of 17 letters', break: (one) => (one.DocDtls.No = one.DocDtls.No.padEnd(17, '1')) },
  { what: 'schema: number with a blank', break: (one) => (one.DocDtls.No = one.DocDtls.No.replace('/', ' ')) },
  {
    what: 'schema: date the wrong way round',
    break: (one) => (one.DocDtls.Dt = one.DocDtls.Dt.split('/').reverse().join('-')),
  },
  { what: '2163: date in the future', break: (one) => (one.DocDtls.Dt = '01/01/2027') },
  { what: 'no such day', break: (one) => (one.DocDtls.Dt = '31/11/2026') },
  {
    what: '3028: check digit of the buyer’s GSTIN',
    break: (one) => (one.BuyerDtls.Gstin = wrongDigit(one.BuyerDtls.Gstin)),
    isOf: isInIndia,
  },
  {
    what: '3029: check digit of the seller’s GSTIN',
    break: (one) => (one.SellerDtls.Gstin = wrongDigit(one.SellerDtls.Gstin)),
  },
  {
    what: 'schema: buyer’s GSTIN too short',
    break: (one) => (one.BuyerDtls.Gstin = one.BuyerDtls.Gstin.slice(0, 14)),
    isOf: isInIndia,
  },
  {
    what: '2211: buyer is the seller',
    break: (one) =>
      Object.assign(one.BuyerDtls, { Gstin: one.SellerDtls.Gstin, Stcd: one.SellerDtls.Stcd, Pin: one.SellerDtls.Pin }),
    isOf: isInIndia,
  },
  {
    what: '2265: state of the buyer',
    break: (one) => (one.BuyerDtls.Stcd = other(one.BuyerDtls.Stcd)),
    isOf: isInIndia,
  },
  { what: '2258: state of the seller', break: (one) => (one.SellerDtls.Stcd = other(one.SellerDtls.Stcd)) },
  {
    what: '3039: PIN of the buyer',
    break: (one) => (one.BuyerDtls.Pin = one.BuyerDtls.Stcd === '20' ? 560_001 : 834_001),
    isOf: isInIndia,
  },
  { what: '3039: PIN of the seller', break: (one) => (one.SellerDtls.Pin = 560_001) },
  { what: 'PIN missing', break: (one) => delete one.BuyerDtls.Pin, isOf: isInIndia },
  { what: 'schema: PIN of five digits', break: (one) => (one.BuyerDtls.Pin = 83_400) },
  { what: 'schema: name of two letters', break: (one) => (one.BuyerDtls.LglNm = 'HP') },
  { what: 'schema: name of 101 letters', break: (one) => (one.BuyerDtls.LglNm = 'A'.repeat(101)) },
  { what: 'schema: a quote in the name', break: (one) => (one.BuyerDtls.LglNm = 'The "Best" Limited') },
  { what: 'schema: no address', break: (one) => (one.BuyerDtls.Addr1 = '') },
  { what: 'schema: place of two letters', break: (one) => (one.BuyerDtls.Loc = 'Mu') },
  {
    what: '2231: place of supply 96 of a supply in India',
    break: (one) => (one.BuyerDtls.Pos = '96'),
    isOf: isInIndia,
  },
  { what: '2242: place of supply in India of an export', break: (one) => (one.BuyerDtls.Pos = '27'), isOf: isAbroad },
  { what: '2243: GSTIN of a client abroad', break: (one) => (one.BuyerDtls.Gstin = '27AAPFU0939F1ZV'), isOf: isAbroad },
  { what: 'unregistered client in India', break: (one) => (one.BuyerDtls.Gstin = 'URP'), isOf: isInIndia },
  { what: 'export without its country', break: (one) => delete one.ExpDtls, isOf: isAbroad },
  { what: 'no such country', break: (one) => (one.ExpDtls = { CntCode: 'XX' }), isOf: isAbroad },
  { what: 'schema: unknown kind of supply', break: (one) => Object.assign(one.TranDtls, { SupTyp: 'B2C' }) },
  { what: 'schema: unknown kind of document', break: (one) => Object.assign(one.DocDtls, { Typ: 'BOS' }) },
  {
    what: '2172: IGST within a state',
    break: (one, random) => (lineOf(one, random).IgstAmt += some(random)),
    isOf: isWithin,
  },
  {
    what: '2173: CGST between states',
    break: (one, random) => (lineOf(one, random).CgstAmt += some(random)),
    isOf: (one) => !isWithin(one),
  },
  {
    what: '2174: CGST and SGST differ',
    break: (one, random) => (lineOf(one, random).CgstAmt += some(random)),
    isOf: isWithin,
  },
  { what: '2175: SAC of five digits', break: (one, random) => (lineOf(one, random).HsnCd = '99851') },
  { what: '2176: no such SAC', break: (one, random) => (lineOf(one, random).HsnCd = '999999') },
  { what: '2176: no such group of services', break: (one, random) => (lineOf(one, random).HsnCd = '991234') },
  { what: '2176: a code of goods for a service', break: (one, random) => (lineOf(one, random).HsnCd = '852990') },
  { what: '2182: sum of the values', break: (one, random) => (one.ValDtls.AssVal += some(random)) },
  { what: '2183: sum of CGST', break: (one, random) => (one.ValDtls.CgstVal += some(random)), isOf: isWithin },
  {
    what: '2185: sum of IGST',
    break: (one, random) => (one.ValDtls.IgstVal -= some(random)),
    isOf: (one) => isTaxed(one) && !isWithin(one),
  },
  { what: '2189: total', break: (one, random) => (one.ValDtls.TotInvVal += some(random)) },
  { what: '2193: value of a line', break: (one, random) => (lineOf(one, random).AssAmt += some(random)) },
  { what: '2194: total of a line', break: (one, random) => (lineOf(one, random).TotItemVal -= some(random)) },
  {
    what: '2227: tax of a line',
    break: (one, random) => {
      const line = lineOf(one, random);
      const more = some(random);
      line.IgstAmt += more;
      line.TotItemVal += more;
      one.ValDtls.IgstVal += more;
      one.ValDtls.TotInvVal += more;
    },
    isOf: (one) => isTaxed(one) && !isWithin(one),
  },
  { what: '2233: two lines of one number', break: (one) => one.ItemList.push({ ...(one.ItemList[0] as Inv01Item) }) },
  { what: '2240: rate of 17%', break: (one, random) => (lineOf(one, random).GstRt = 17) },
  { what: '2239: unknown unit', break: (one, random) => (lineOf(one, random).Unit = 'HRS') },
  { what: 'amount is not quantity × price', break: (one, random) => (lineOf(one, random).Qty += 1) },
  { what: 'schema: amount below 0', break: (one, random) => (lineOf(one, random).UnitPrice = -1) },
  { what: 'no line', break: (one) => (one.ItemList = []) },
  { what: 'schema: round-off of ₹100', break: (one) => (one.ValDtls.RndOffAmt = 100) },
  { what: 'note without its invoice', break: (one) => delete one.RefDtls, isOf: isNote },
  {
    what: 'note before its invoice',
    break: (one) => (one.RefDtls = { PrecDocDtls: [{ InvNo: 'INV/1', InvDt: '25/11/2026' }] }),
    isOf: isNote,
  },
  {
    what: 'period that ends before it begins',
    break: (one) => (one.RefDtls = { ...one.RefDtls, DocPerdDtls: { InvStDt: '31/10/2026', InvEndDt: '01/10/2026' } }),
  },
  {
    what: 'schema: order of 17 letters',
    break: (one) => (one.RefDtls = { ...one.RefDtls, ContrDtls: [{ PORefr: 'P'.repeat(17) }] }),
  },
  {
    what: 'tax under undertaking',
    break: (one, random) => {
      const line = lineOf(one, random);
      line.IgstAmt += 18;
      line.TotItemVal += 18;
      one.ValDtls.IgstVal += 18;
      one.ValDtls.TotInvVal += 18;
    },
    isOf: ({ TranDtls }) => TranDtls.SupTyp.endsWith('WOP'),
  },
  // Only the portal can know these: 2117, 3048.
  {
    what: '3048: the buyer’s GSTIN was cancelled',
    break: (one) => (one.BuyerDtls.Gstin = '27AAPFU0939F1ZV'),
    isOf: ({ BuyerDtls }) => BuyerDtls.Gstin === '27AAPFU0939F1ZV',
  },
];
