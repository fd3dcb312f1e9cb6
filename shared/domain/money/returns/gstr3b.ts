import { z } from 'zod';
import { isUin, stateOfGstin } from '../../records/gstin';
import type { InputTaxBox, InputTaxFigures } from '../purchases/inputTax';
import type { Table11 } from '../settle/advanceSums';
import type { Gstr1Document } from './gstr1Document';
import { signOf } from './gstr1Document';
import { addTo, type Gstr1Sums, noSums } from './gstr1Sums';
import { portalPeriod } from './returnPeriod';

/** The boxes of GSTR-3B that outward supplies go into, as the form numbers them. */
export const gstr3bBoxes = ['3.1(a)', '3.1(b)', '3.1(c)', '3.2 unregistered', '3.2 UIN'] as const;
export type Gstr3bBox = (typeof gstr3bBoxes)[number];

/** Each box's name. */
export const gstr3bTitles: Readonly<Record<Gstr3bBox, string>> = {
  '3.1(a)': 'Taxable supplies',
  '3.1(b)': 'Exports and special economic zones',
  '3.1(c)': 'Exempt supplies',
  '3.2 unregistered': 'Of 3.1(a): between states to unregistered clients',
  '3.2 UIN': 'Of 3.1(a): between states to holders of a UIN',
};

/** The boxes of a document: one of 3.1, and one of 3.2 where it is between states to a client who claims no tax. */
export function boxesOf(
  { supply, place, clientGstin }: Pick<Gstr1Document, 'supply' | 'place' | 'clientGstin'>,
  state: string,
): Gstr3bBox[] {
  if (supply === 'NIL') return ['3.1(c)'];
  if (supply === 'B2BRC') return ['3.1(a)'];
  if (supply !== 'B2B' && supply !== 'B2CL' && supply !== 'B2CS') return ['3.1(b)'];
  if (place === state) return ['3.1(a)'];
  if (clientGstin === '') return ['3.1(a)', '3.2 unregistered'];
  return isUin(clientGstin) ? ['3.1(a)', '3.2 UIN'] : ['3.1(a)'];
}

/**
 * A document with the tax that the company itself pays: none under reverse charge. Its value is in 3.1(a), as table 4 of
 * GSTR-1 is as a whole; it is a taxable supply, exempt only for sharing input tax (CGST Act 2017, sections 2(108) and
 * 17(3); to verify).
 */
export const withOwnTax = (document: Gstr1Document): Gstr1Document =>
  document.supply === 'B2BRC' ? { ...document, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 } : document;

const rupees = z.number();
const heads = { iamt: rupees, camt: rupees, samt: rupees, csamt: rupees };
const creditOf = <T extends readonly [string, ...string[]]>(kinds: T) =>
  z.array(z.strictObject({ ty: z.enum(kinds), ...heads }));
const byPlace = z.array(z.strictObject({ pos: z.string(), txval: rupees, iamt: rupees }));

/** GSTR-3B as the portal takes it. */
export const gstr3bFile = z.strictObject({
  gstin: z.string(),
  /** MMYYYY. */
  ret_period: z.string(),
  sup_details: z.strictObject({
    osup_det: z.strictObject({ txval: rupees, ...heads }),
    osup_zero: z.strictObject({ txval: rupees, iamt: rupees, csamt: rupees }),
    osup_nil_exmp: z.strictObject({ txval: rupees }),
    isup_rev: z.strictObject({ txval: rupees, ...heads }),
    osup_nongst: z.strictObject({ txval: rupees }),
  }),
  inter_sup: z.strictObject({ unreg_details: byPlace, comp_details: byPlace, uin_details: byPlace }),
  itc_elg: z.strictObject({
    itc_avl: creditOf(['IMPG', 'IMPS', 'ISRC', 'ISD', 'OTH']),
    itc_rev: creditOf(['RUL', 'OTH']),
    itc_net: z.strictObject(heads),
    itc_inelg: creditOf(['RUL', 'OTH']),
  }),
  inward_sup: z.strictObject({
    isup_details: z.array(z.strictObject({ ty: z.enum(['GST', 'NONGST']), inter: rupees, intra: rupees })),
  }),
});
export type Gstr3bFile = z.infer<typeof gstr3bFile>;

const none = { iamt: 0, camt: 0, samt: 0, csamt: 0 };
const inRupees = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Gstr1Sums) => ({
  ...{ txval: taxablePaise / 100, iamt: igstPaise / 100, camt: cgstPaise / 100, samt: sgstPaise / 100, csamt: 0 },
});

/** What the boxes add up to, less credit notes; of 3.2 also by place. 3.1 has the advances of table 11, less those set off: (b) of exports and zones, (a) all others; 3.2 those between states from unregistered clients (circular 170/02/2022). */
export function gstr3bSums(
  { documents, advances }: { documents: Iterable<Gstr1Document>; advances: Table11 },
  registration: string,
) {
  const state = stateOfGstin(registration);
  const boxes = new Map<Gstr3bBox, Gstr1Sums & { count: number }>(
    gstr3bBoxes.map((box) => [box, { count: 0, ...noSums() }]),
  );
  const places = new Map<Gstr3bBox, Map<string, Gstr1Sums>>();
  const sumsIn = (box: Gstr3bBox, place: string): Gstr1Sums => {
    const own = places.get(box) ?? new Map<string, Gstr1Sums>();
    places.set(box, own);
    const sums = own.get(place) ?? noSums();
    own.set(place, sums);
    return sums;
  };
  for (const told of documents) {
    const document = withOwnTax(told);
    for (const box of boxesOf(document, state)) {
      const sums = boxes.get(box);
      if (!sums) continue;
      sums.count += 1;
      addTo(sums, document, signOf(document));
      addTo(sumsIn(box, document.place), document, signOf(document));
    }
  }
  for (const [rows, sign] of [
    [advances.received, 1],
    [advances.adjusted, -1],
  ] as const)
    for (const row of rows) {
      addTo(boxes.get(row.isZeroRated ? '3.1(b)' : '3.1(a)') ?? noSums(), row, sign);
      if (row.isZeroRated || !row.isUnregistered || row.place === state) continue;
      addTo(boxes.get('3.2 unregistered') ?? noSums(), row, sign);
      addTo(sumsIn('3.2 unregistered', row.place), row, sign);
    }
  return { boxes, places };
}

/** The line of table 4 behind each kind of credit in the file. */
const availed = { ISRC: '4(A)(3)', ISD: '4(A)(4)', OTH: '4(A)(5)' } as const;

/** GSTR-3B of a registration's period: what was supplied, and the lines of table 4; by default nothing is claimed. */
export function gstr3bFileOf(
  supplied: { documents: Iterable<Gstr1Document>; advances: Table11 },
  registration: string,
  period: string,
  claimed: InputTaxFigures['boxes'] = [],
): Gstr3bFile {
  const inputTaxOf = (box: InputTaxBox) => {
    const { txval, ...taxes } = inRupees(claimed.find((each) => each.box === box) ?? noSums());
    return { txval, taxes };
  };
  const reverse = inputTaxOf('4(A)(3)');
  const { boxes, places } = gstr3bSums(supplied, registration);
  const of = (box: Gstr3bBox) => inRupees(boxes.get(box) ?? noSums());
  const listed = (box: Gstr3bBox) =>
    [...(places.get(box) ?? [])]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([pos, sums]) => ({ pos, txval: sums.taxablePaise / 100, iamt: sums.igstPaise / 100 }));
  const { txval, iamt, csamt } = of('3.1(b)');
  return {
    ...{ gstin: registration, ret_period: portalPeriod(period) },
    sup_details: {
      osup_det: of('3.1(a)'),
      osup_zero: { txval, iamt, csamt },
      osup_nil_exmp: { txval: of('3.1(c)').txval },
      isup_rev: { txval: reverse.txval, ...reverse.taxes },
      osup_nongst: { txval: 0 },
    },
    inter_sup: { unreg_details: listed('3.2 unregistered'), comp_details: [], uin_details: listed('3.2 UIN') },
    itc_elg: {
      itc_avl: (['IMPG', 'IMPS', 'ISRC', 'ISD', 'OTH'] as const).map((ty) => ({
        ty,
        ...(ty === 'IMPG' || ty === 'IMPS' ? none : inputTaxOf(availed[ty]).taxes),
      })),
      itc_rev: (['RUL', 'OTH'] as const).map((ty) => ({
        ty,
        ...inputTaxOf(ty === 'RUL' ? '4(B)(1)' : '4(B)(2)').taxes,
      })),
      itc_net: inputTaxOf('4(C)').taxes,
      itc_inelg: (['RUL', 'OTH'] as const).map((ty) => ({
        ty,
        ...inputTaxOf(ty === 'RUL' ? '4(D)(1)' : '4(D)(2)').taxes,
      })),
    },
    inward_sup: {
      isup_details: (['GST', 'NONGST'] as const).map((ty) => ({ ty, inter: 0, intra: 0 })),
    },
  };
}
