/** A field of INV-01: the portal's schema, and its display name. */
export interface Inv01Field {
  /** Its path; `*` is each element of a list. */
  path: string;
  /** For a sentence, with its article. */
  name: string;
  type: 'text' | 'number';
  /** The limits of a text's length, or a number's value. */
  least: number;
  most: number;
  pattern?: RegExp;
  isOptional?: boolean;
}

const [AMOUNT, SUM] = [999_999_999_999.99, 99_999_999_999_999];
/** Neither a quote nor a backslash. */
const plain = /^[^\\"]*$/;
const day = /^[0-3][0-9]\/[01][0-9]\/20[12][0-9]$/;
const state = /^(?!0+$)[0-9]{1,2}$/;
const number = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/;

const text = (path: string, name: string, least: number, most: number, pattern = plain): Inv01Field => ({
  path,
  name,
  type: 'text',
  least,
  most,
  pattern,
});
const amount = (path: string, name: string, most = AMOUNT, least = 0): Inv01Field => ({
  path,
  name,
  type: 'number',
  least,
  most,
});
const optional = (field: Inv01Field): Inv01Field => ({ ...field, isOptional: true });

const partyOf = (path: string, whose: string, mostPlace: number): Inv01Field[] => [
  text(`${path}.LglNm`, `${whose} name`, 3, 100),
  text(`${path}.Addr1`, `the first line of ${whose} address`, 1, 100),
  optional(text(`${path}.Addr2`, `the second line of ${whose} address`, 3, 100)),
  text(`${path}.Loc`, `the place in ${whose} address`, 3, mostPlace),
  // Optional for the buyer in the schema; but the portal requires it in India (error 2244).
  { ...amount(`${path}.Pin`, `the PIN of ${whose} address`, 999_999, 100_000) },
  text(`${path}.Stcd`, `${whose} state`, 1, 2, state),
];

/**
 * The fields that this product writes, by the schema of INV-01 1.1 (notification 60/2020-CT; the portal's API
 * documents).
 */
export const inv01Fields: readonly Inv01Field[] = [
  text('Version', 'the version', 1, 6, /^1\.1$/),
  text('TranDtls.TaxSch', 'the tax', 3, 10, /^GST$/),
  text('TranDtls.SupTyp', 'the kind of supply', 3, 10, /^(B2B|SEZWP|SEZWOP|EXPWP|EXPWOP|DEXP)$/),
  optional(text('TranDtls.RegRev', 'reverse charge', 1, 1, /^[YN]$/)),
  text('DocDtls.Typ', 'the kind of document', 3, 3, /^(INV|CRN|DBN)$/),
  text('DocDtls.No', 'the number', 1, 16, number),
  text('DocDtls.Dt', 'the date', 10, 10, day),
  text('SellerDtls.Gstin', 'the company’s GSTIN', 15, 15, /^[0-9]{2}[0-9A-Z]{13}$/),
  ...partyOf('SellerDtls', 'the company’s', 50),
  text('BuyerDtls.Gstin', 'the client’s GSTIN', 3, 15, /^([0-9]{2}[0-9A-Z]{13}|URP)$/),
  text('BuyerDtls.Pos', 'the place of supply', 1, 2, state),
  ...partyOf('BuyerDtls', 'the client’s', 100),
  text('ItemList.*.SlNo', 'the number of the line', 1, 6, /^[0-9]{1,6}$/),
  optional(text('ItemList.*.PrdDesc', 'the description', 3, 300)),
  text('ItemList.*.IsServc', 'whether it is a service', 1, 1, /^[YN]$/),
  text('ItemList.*.HsnCd', 'the SAC', 4, 8, /^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$/),
  optional(amount('ItemList.*.Qty', 'the quantity', 9_999_999_999.999)),
  optional(text('ItemList.*.Unit', 'the unit', 3, 8, /^[A-Za-z]{3,8}$/)),
  amount('ItemList.*.UnitPrice', 'the price'),
  amount('ItemList.*.TotAmt', 'the amount'),
  amount('ItemList.*.AssAmt', 'the taxable value'),
  amount('ItemList.*.GstRt', 'the rate of tax', 999.999),
  optional(amount('ItemList.*.IgstAmt', 'the IGST')),
  optional(amount('ItemList.*.CgstAmt', 'the CGST')),
  optional(amount('ItemList.*.SgstAmt', 'the SGST')),
  amount('ItemList.*.TotItemVal', 'the total'),
  amount('ValDtls.AssVal', 'the taxable value of all lines', SUM),
  optional(amount('ValDtls.IgstVal', 'the IGST of all lines', SUM)),
  optional(amount('ValDtls.CgstVal', 'the CGST of all lines', SUM)),
  optional(amount('ValDtls.SgstVal', 'the SGST of all lines', SUM)),
  optional(amount('ValDtls.RndOffAmt', 'the round-off', 99.99, -99.99)),
  amount('ValDtls.TotInvVal', 'the total', SUM),
  optional(text('RefDtls.DocPerdDtls.InvStDt', 'the first day of the period', 10, 10, day)),
  optional(text('RefDtls.DocPerdDtls.InvEndDt', 'the last day of the period', 10, 10, day)),
  optional(text('RefDtls.PrecDocDtls.*.InvNo', 'the number of the invoice', 1, 16, number)),
  optional(text('RefDtls.PrecDocDtls.*.InvDt', 'the date of the invoice', 10, 10, day)),
  optional(text('RefDtls.ContrDtls.*.PORefr', 'the purchase order', 1, 16)),
  optional(text('ExpDtls.CntCode', 'the client’s country', 2, 2, /^[A-Z]{2}$/)),
];
