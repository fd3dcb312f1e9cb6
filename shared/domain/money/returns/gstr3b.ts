import { isUin, stateOfGstin } from '../../records/gstin';
import type { InputTaxBox } from '../purchases/inputTax';
import type { Table11 } from '../settle/advanceSums';
import type { Gstr1Document } from './gstr1Document';
import { signOf } from './gstr1Document';
import { addTo, type Gstr1Sums, noSums } from './gstr1Sums';

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

/** What the tables of GSTR-3B are made of: sums of its boxes, by place too, and of the lines of table 4. */
export interface Gstr3bFigures {
  registration: string;
  period: string;
  supplied(this: void, box: Gstr3bBox): Gstr1Sums;
  placesOf(this: void, box: Gstr3bBox): (Gstr1Sums & { place: string })[];
  claimed(this: void, box: InputTaxBox): Gstr1Sums;
}

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
