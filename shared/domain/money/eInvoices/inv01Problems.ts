import { formatDate } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { isCountry } from '../../records/countries';
import { isGstin } from '../../records/gstin';
import { stateName, states } from '../../records/states';
import { type GstPercents, gstPercents } from '../documents/taxRates';
import { ABROAD } from '../documents/taxTreatment';
import type { Inv01, Inv01Item } from './inv01';
import { type Inv01Field, inv01Fields } from './inv01Fields';
import { isPinOfState } from './pinsOfStates';

/** By how many rupees a sum may differ from the portal's own (its errors 2182 to 2194). */
const TOLERANCE = 1;

const isFar = (told: number, exact: number) => Math.abs(told - exact) > TOLERANCE + 1e-6;
const paiseOf = (sum: number) => Math.round(sum * 100);
const isoOf = (day: string): IsoDate => day.split('/').reverse().join('-');

/** The value at a path, with its line number within a list. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[], line = ''): [value: unknown, line: string][] {
  if (step === undefined) return [[value, line]];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((each, index) => valuesAt(each, rest, String(index + 1))) : [];
  const inside = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return valuesAt(inside, rest, line);
}

function fieldProblem(field: Inv01Field, value: unknown, line: string): string | undefined {
  const where = line === '' ? '' : ` of line ${line}`;
  const name = `${field.name.replace(/^./, (letter) => letter.toUpperCase())}${where}`;
  if (value === undefined || value === '') return field.isOptional ? undefined : `${name} is missing.`;
  if (field.type === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value)) return `${name} is no number.`;
    return value < field.least || value > field.most
      ? `${name} lies outside ${field.least} to ${field.most}.`
      : undefined;
  }
  if (typeof value !== 'string') return `${name} is no text.`;
  if (value.length < field.least) return `${name} has fewer than ${field.least} letters.`;
  if (value.length > field.most) return `${name} has more than ${field.most} letters.`;
  return field.pattern && !field.pattern.test(value) ? `${name}, ${value}, is not as the portal takes it.` : undefined;
}

type Rule<T> = readonly [isBroken: (value: T, today: IsoDate) => boolean, says: (value: T) => string];

const isWithin = ({ SellerDtls, BuyerDtls, TranDtls }: Inv01) =>
  TranDtls.SupTyp === 'B2B' && SellerDtls.Stcd === BuyerDtls.Pos;
const taxOf = ({ IgstAmt, CgstAmt, SgstAmt }: Inv01Item) => IgstAmt + CgstAmt + SgstAmt;
const isUntaxed = ({ TranDtls }: Inv01) => TranDtls.SupTyp.endsWith('WOP');
const isForeign = ({ TranDtls }: Inv01) => TranDtls.SupTyp.startsWith('EXP');
const sumOf = ({ ItemList }: Inv01, field: 'AssAmt' | 'IgstAmt' | 'CgstAmt' | 'SgstAmt' | 'TotItemVal') =>
  ItemList.reduce((sum, item) => sum + item[field], 0);

/** States that are also town names. */
const townStates = ['Delhi', 'Chandigarh', 'Puducherry'];
const stateNames = new Set(
  states.filter(({ name }) => !townStates.includes(name)).map(({ name }) => name.toLowerCase()),
);
const isStateAlone = (place: string) => stateNames.has(place.toLowerCase());

/** The portal's checks beyond its schema, from its list of errors; each has its error number next to it. */
const rules: readonly Rule<Inv01>[] = [
  [({ ItemList }) => ItemList.length === 0, () => 'There is no line.'],
  [({ ItemList }) => ItemList.length > 1000, () => 'It has more than 1,000 lines.'],
  // 2233
  [
    ({ ItemList }) => new Set(ItemList.map(({ SlNo }) => SlNo)).size < ItemList.length,
    () => 'Two lines have the same number.',
  ],
  // 2163
  [
    ({ DocDtls }, today) => isoOf(DocDtls.Dt) > today,
    ({ DocDtls }) => `The date, ${formatDate(isoOf(DocDtls.Dt))}, is in the future.`,
  ],
  // 2211
  [({ SellerDtls, BuyerDtls }) => SellerDtls.Gstin === BuyerDtls.Gstin, () => 'The client’s GSTIN is the company’s.'],
  // 3028, 3029
  [({ SellerDtls }) => !isGstin(SellerDtls.Gstin), () => 'The check digit of the company’s GSTIN is wrong.'],
  [
    ({ BuyerDtls }) => BuyerDtls.Gstin !== 'URP' && !isGstin(BuyerDtls.Gstin),
    () => 'The check digit of the client’s GSTIN is wrong.',
  ],
  // 2258
  [
    ({ SellerDtls }) => SellerDtls.Gstin.slice(0, 2) !== SellerDtls.Stcd,
    () => 'The company’s state is not that of its GSTIN.',
  ],
  // 2265
  [
    ({ BuyerDtls }) => BuyerDtls.Gstin !== 'URP' && BuyerDtls.Gstin.slice(0, 2) !== BuyerDtls.Stcd,
    () => 'The client’s state is not that of the GSTIN.',
  ],
  [
    (invoice) => (invoice.BuyerDtls.Gstin === 'URP') !== isForeign(invoice),
    () => 'Only a client abroad is without GSTIN.',
  ],
  [
    (invoice) =>
      isForeign(invoice) !== (invoice.BuyerDtls.Pos === ABROAD) ||
      isForeign(invoice) !== (invoice.BuyerDtls.Stcd === ABROAD),
    () => 'State and place of supply of an export are other countries, and of nothing else.',
  ],
  [
    (invoice) => isForeign(invoice) && !isCountry(invoice.ExpDtls?.CntCode ?? ''),
    () => 'An export names the client’s country.',
  ],
  // 3039
  [
    ({ SellerDtls: { Pin, Stcd } }) => Pin !== undefined && !isPinOfState(Pin, Stcd),
    ({ SellerDtls: { Pin, Stcd } }) => `The PIN ${Pin} of the company’s address is not in ${stateName(Stcd)}.`,
  ],
  [
    ({ BuyerDtls: { Pin, Stcd } }) => Pin !== undefined && Stcd !== ABROAD && !isPinOfState(Pin, Stcd),
    ({ BuyerDtls: { Pin, Stcd } }) => `The PIN ${Pin} of the client’s address is not in ${stateName(Stcd)}.`,
  ],
  // A state’s name instead of a town.
  [
    ({ SellerDtls: { Loc } }) => isStateAlone(Loc),
    ({ SellerDtls: { Loc } }) => `The company’s address names ${Loc} instead of a town.`,
  ],
  [
    ({ BuyerDtls: { Loc, Stcd } }) => Stcd !== ABROAD && isStateAlone(Loc),
    ({ BuyerDtls: { Loc } }) => `The client’s address names ${Loc} instead of a town.`,
  ],
  // 2172
  [
    (invoice) => isWithin(invoice) && sumOf(invoice, 'IgstAmt') > 0,
    () => 'A supply within the state has CGST and SGST, no IGST.',
  ],
  // 2173, 2174
  [
    (invoice) => !isWithin(invoice) && sumOf(invoice, 'CgstAmt') + sumOf(invoice, 'SgstAmt') > 0,
    () => 'A supply between states, to a zone or abroad has IGST, no CGST and SGST.',
  ],
  [
    (invoice) => isUntaxed(invoice) && invoice.ItemList.some((item) => taxOf(item) > 0),
    () => 'A supply under bond or undertaking has no tax.',
  ],
  // 2176
  [
    ({ ItemList }) => ItemList.some(({ CgstAmt, SgstAmt }) => isFar(CgstAmt, SgstAmt)),
    () => 'CGST and SGST of a line differ.',
  ],
  // 2182
  [
    (invoice) => isFar(invoice.ValDtls.AssVal, sumOf(invoice, 'AssAmt')),
    () => 'The taxable value is not the sum of the lines.',
  ],
  // 2183 to 2185
  [
    (invoice) =>
      isFar(invoice.ValDtls.IgstVal, sumOf(invoice, 'IgstAmt')) ||
      isFar(invoice.ValDtls.CgstVal, sumOf(invoice, 'CgstAmt')) ||
      isFar(invoice.ValDtls.SgstVal, sumOf(invoice, 'SgstAmt')),
    () => 'The tax is not the sum of the lines.',
  ],
  // 2189
  [
    (invoice) => isFar(invoice.ValDtls.TotInvVal, sumOf(invoice, 'TotItemVal') + invoice.ValDtls.RndOffAmt),
    () => 'The total is not the sum of the lines and the round-off.',
  ],
  [({ DocDtls, RefDtls }) => DocDtls.Typ !== 'INV' && !RefDtls?.PrecDocDtls?.length, () => 'A note names its invoice.'],
  [
    ({ DocDtls, RefDtls }) => RefDtls?.PrecDocDtls?.some(({ InvDt }) => isoOf(InvDt) > isoOf(DocDtls.Dt)) ?? false,
    () => 'A note is not before its invoice.',
  ],
  [
    ({ RefDtls }) =>
      RefDtls?.DocPerdDtls !== undefined && isoOf(RefDtls.DocPerdDtls.InvStDt) > isoOf(RefDtls.DocPerdDtls.InvEndDt),
    () => 'The period of service ends before it begins.',
  ],
];

/**
 * The existing groups of services (scheme of classification, annexure to notification 11/2017-CT(R)); the individual
 * codes of each are not known here.
 */
const serviceCode = /^99(54|6[1-9]|7[1-3]|8[1-9]|9[1-9])[0-9]{2}$/;

/** The portal's codes of units (its master of UQC). */
const portalUnits = new Set(
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS OTH PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS'.split(
    ' ',
  ),
);

/** The same for a line; `rates` are those of the document's day. */
function itemProblems(item: Inv01Item, invoice: Inv01, percents: readonly GstPercents[] | undefined): string[] {
  const { UnitPrice, Qty, TotAmt, AssAmt, GstRt, TotItemVal, HsnCd } = item;
  const tax = isUntaxed(invoice) ? 0 : (AssAmt * GstRt) / 100;
  const billedTax = invoice.TranDtls.RegRev === 'Y' ? 0 : taxOf(item);
  const broken: [boolean, string][] = [
    // 2240
    [
      !gstPercents(isoOf(invoice.DocDtls.Dt), percents).includes(GstRt),
      `has the rate ${GstRt}%, which the portal does not know`,
    ],
    // 2239
    [
      item.Unit !== undefined && !portalUnits.has(item.Unit),
      `has the unit ${item.Unit}, which the portal does not know`,
    ],
    // 2176: a service has a code of six digits from ₹5 crore of turnover (notification 78/2020-CT).
    [!serviceCode.test(HsnCd), `has the SAC ${HsnCd}; a service has six digits that begin with 99`],
    [isFar(TotAmt, UnitPrice * Qty), 'is not quantity × price'],
    // 2193
    [isFar(AssAmt, TotAmt), 'has a taxable value other than its amount'],
    // 2227
    [isFar(taxOf(item), tax), `has a tax that is not ${GstRt}% of its value`],
    // 2194
    [paiseOf(TotItemVal) !== paiseOf(AssAmt + billedTax), 'has a total other than value and tax'],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, text]) => `Line ${item.SlNo} ${text}.`);
}

/**
 * The portal's problems with a document: first by its schema and, if that is valid, by its further checks. Empty if
 * there are none. `percents`: the allowed rates, by default as known in this release.
 */
export function inv01Problems(invoice: Inv01, today: IsoDate, percents?: readonly GstPercents[]): string[] {
  const bySchema = inv01Fields.flatMap((field) =>
    valuesAt(invoice, field.path.split('.')).flatMap(([value, line]) => fieldProblem(field, value, line) ?? []),
  );
  if (bySchema.length > 0) return bySchema;
  return [
    ...rules.filter(([isBroken]) => isBroken(invoice, today)).map(([, says]) => says(invoice)),
    ...invoice.ItemList.flatMap((item) => itemProblems(item, invoice, percents)),
  ];
}
