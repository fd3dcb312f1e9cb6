import type { IssuedLetterhead } from '../../letterhead/letterhead';
import { supplierStateOf } from '../../letterhead/letterhead';
import { stateOfGstin } from '../../records/gstin';
import { sumPaise } from '../../text/money';
import { sharePaise } from '../../text/sharePaise';
import type { TaxHead } from '../documents/invoice';
import { ABROAD } from '../documents/taxTreatment';
import type { EDocument, EDocumentLine } from './eDocument';
import { type PortalAddress, portalAddress, portalText } from './portalAddress';

/** The maximum length of a name, a description, and an order, in characters. */
const MOST = { name: 100, description: 300, order: 16 };

/** The PIN of a buyer abroad. */
const PIN_ABROAD = 999_999;

/** The portal's codes of known units; others are left out, because services need none. */
const portalUnits = ['NOS', 'OTH'];

interface Party extends PortalAddress {
  Gstin: string;
  LglNm: string;
  Stcd: string;
}

/** A line of INV-01; amounts in rupees. */
export interface Inv01Item {
  SlNo: string;
  PrdDesc?: string;
  IsServc: 'Y';
  HsnCd: string;
  Qty: number;
  Unit?: string;
  UnitPrice: number;
  TotAmt: number;
  AssAmt: number;
  GstRt: number;
  IgstAmt: number;
  CgstAmt: number;
  SgstAmt: number;
  TotItemVal: number;
}

/**
 * A document in the invoice portal's format: form INV-01, schema 1.1 (CGST Rules 2017, rule 48(4); notification
 * 60/2020-CT).
 */
export interface Inv01 {
  Version: '1.1';
  TranDtls: { TaxSch: 'GST'; SupTyp: EDocument['supply']; RegRev: 'N' | 'Y' };
  /** `Dt`: DD/MM/YYYY, like all its dates. */
  DocDtls: { Typ: EDocument['type']; No: string; Dt: string };
  SellerDtls: Party;
  BuyerDtls: Party & { Pos: string };
  ItemList: Inv01Item[];
  ValDtls: {
    AssVal: number;
    IgstVal: number;
    CgstVal: number;
    SgstVal: number;
    RndOffAmt: number;
    TotInvVal: number;
  };
  RefDtls?: {
    DocPerdDtls?: { InvStDt: string; InvEndDt: string };
    PrecDocDtls?: { InvNo: string; InvDt: string }[];
    ContrDtls?: { PORefr: string }[];
  };
  ExpDtls?: { CntCode: string };
}

const rupees = (paise: number) => paise / 100;
const dayOf = (date: string) => date.split('-').reverse().join('/');

function sellerOf({ registration, letterhead }: EDocument, today: IssuedLetterhead): Party {
  const own = letterhead ?? today;
  const state = registration ? stateOfGstin(registration) : supplierStateOf(own);
  return {
    Gstin: registration,
    LglNm: portalText(own.name, MOST.name),
    ...portalAddress(own.address, state),
    ...(own.pin !== '' && { Pin: Number(own.pin) }),
    Stcd: state,
  };
}

function buyerOf({ invoice }: EDocument, knownAddress: string): Party & { Pos: string } {
  const { clientGstin, clientName, clientAddress, clientPin, clientState, placeOfSupply } = invoice;
  const isAbroad = placeOfSupply === ABROAD;
  const state = clientGstin ? stateOfGstin(clientGstin) : clientState;
  return {
    Gstin: isAbroad ? 'URP' : clientGstin,
    LglNm: portalText(clientName, MOST.name),
    Pos: placeOfSupply,
    ...portalAddress(clientAddress, state, knownAddress),
    ...(clientPin !== '' && { Pin: Number(clientPin) }),
    ...(isAbroad && { Pin: PIN_ABROAD }),
    Stcd: isAbroad ? ABROAD : state,
  };
}

function itemOf(
  { description, sac, quantity, unit, pricePaise, amountPaise }: EDocumentLine,
  tax: { rate: number; igst: number; cgst: number; sgst: number; isReverse: boolean },
  index: number,
): Inv01Item {
  const text = portalText(description, MOST.description);
  return {
    SlNo: String(index + 1),
    ...(text.length >= 3 && { PrdDesc: text }),
    IsServc: 'Y',
    HsnCd: sac,
    Qty: quantity,
    ...(portalUnits.includes(unit) && { Unit: unit }),
    UnitPrice: rupees(pricePaise),
    TotAmt: rupees(amountPaise),
    AssAmt: rupees(amountPaise),
    GstRt: tax.rate,
    IgstAmt: rupees(tax.igst),
    CgstAmt: rupees(tax.cgst),
    SgstAmt: rupees(tax.sgst),
    TotItemVal: rupees(amountPaise + (tax.isReverse ? 0 : tax.igst + tax.cgst + tax.sgst)),
  };
}

function references({ type, invoice }: EDocument): Inv01['RefDtls'] {
  const { invoiceNo, date, purchaseOrder, serviceFrom, serviceTo } = invoice;
  const order = portalText(purchaseOrder, purchaseOrder.length);
  return {
    ...(serviceFrom && serviceTo && { DocPerdDtls: { InvStDt: dayOf(serviceFrom), InvEndDt: dayOf(serviceTo) } }),
    ...(type !== 'INV' && { PrecDocDtls: [{ InvNo: invoiceNo, InvDt: dayOf(date ?? '') }] }),
    // Truncating a longer one would name another order.
    ...(order !== '' && order.length <= MOST.order && { ContrDtls: [{ PORefr: order }] }),
  };
}

/**
 * A document in the portal's format. The tax of each head is split over the lines, so that they add up to what was
 * issued, to the paisa. `today` is the current letterhead, for documents issued before letterheads were stored;
 * `knownAddress` supplies the client's PIN if the document's address has none. Under reverse charge lines have the tax
 * that the client pays, and totals are without it (to verify).
 */
export function inv01Of(document: EDocument, today: IssuedLetterhead, knownAddress = ''): Inv01 {
  const { type, supply, number, date, lines, taxLines, roundOffPaise, totalPaise, invoice } = document;
  const sum = (...heads: TaxHead[]) =>
    sumPaise(taxLines.filter(({ head }) => heads.some((one) => one === head)).map(({ amountPaise }) => amountPaise));
  const [igst, cgst, sgst] = [sum('IGST'), sum('CGST'), sum('SGST', 'UTGST')];
  const weights = lines.map(({ amountPaise }) => amountPaise);
  const [ofIgst, ofCgst, ofSgst] = [igst, cgst, sgst].map((paise) => sharePaise(paise, weights));
  const rate = taxLines.length > 0 ? invoice.taxPercent : 0;
  const isReverse = invoice.taxTreatment === 'reverse';
  const refers = references(document);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supply, RegRev: isReverse ? 'Y' : 'N' },
    DocDtls: { Typ: type, No: number, Dt: dayOf(date) },
    SellerDtls: sellerOf(document, today),
    BuyerDtls: buyerOf(document, knownAddress),
    ItemList: lines.map((line, index) =>
      itemOf(
        line,
        { rate, igst: ofIgst?.[index] ?? 0, cgst: ofCgst?.[index] ?? 0, sgst: ofSgst?.[index] ?? 0, isReverse },
        index,
      ),
    ),
    ValDtls: {
      AssVal: rupees(sumPaise(weights)),
      IgstVal: rupees(igst),
      CgstVal: rupees(cgst),
      SgstVal: rupees(sgst),
      RndOffAmt: rupees(roundOffPaise),
      TotInvVal: rupees(totalPaise),
    },
    ...(Object.keys(refers ?? {}).length > 0 && { RefDtls: refers }),
    ...(invoice.placeOfSupply === ABROAD && { ExpDtls: { CntCode: invoice.clientCountry } }),
  };
}
