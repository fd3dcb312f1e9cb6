import type { InputTaxBox } from '../../purchases/inputTax';
import type { Amendment } from '../amendment';
import type { Gstr1Document, Gstr1Type } from '../gstr1Document';
import { signOf } from '../gstr1Document';
import type { Gstr1Section } from '../gstr1Section';
import { addTo, type Gstr1Sums, noSums } from '../gstr1Sums';
import { withOwnTax } from '../gstr3b';
import type { ToldDocuments } from '../toldDocuments';

/** What the documents of a line have in common: their supplies, and which kinds of document; by default all, credit notes subtracted. */
export interface OfDocuments {
  supplies: readonly Gstr1Section[];
  types?: readonly Gstr1Type[];
}

/** Amendments of earlier returns that raise or lower the supplies of a table. */
export interface OfAmendments {
  supplies: readonly Gstr1Section[];
  amended: 'raised' | 'lowered';
}

/** A line of GSTR-9: what it is made of. */
export interface Gstr9Line {
  /** Its number in the form. */
  line: string;
  title: string;
  /** Documents or amendments, lines of GSTR-3B’s table 4, advances of table 11A, or other lines. */
  of:
    | OfDocuments
    | OfAmendments
    | { claimed: readonly InputTaxBox[] }
    | { advances: true }
    | { plus: readonly string[]; minus?: readonly string[] };
}

/** The documents behind a line; amounts are positive, as the form wants them. */
export const documentsOfLine = ({ documents }: ToldDocuments, { supplies, types }: OfDocuments): Gstr1Document[] =>
  documents
    .filter(({ supply, type }) => supplies.includes(supply) && (types === undefined || types.includes(type)))
    .map(withOwnTax);

const taxes = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;

/** What an amendment changes of its table, credit notes subtracted. */
function changeOf({ told, now }: Amendment, supplies: readonly Gstr1Section[]): Gstr1Sums {
  const change = noSums();
  for (const [document, sign] of [
    [told, -1],
    [now, 1],
  ] as const)
    if (document && supplies.includes(document.supply)) addTo(change, withOwnTax(document), sign * signOf(document));
  return change;
}

/** The amendments behind a line; one that changes taxes alone raises it. */
export const amendmentsOfLine = ({ amendments }: ToldDocuments, { supplies, amended }: OfAmendments): Amendment[] =>
  amendments.filter((amendment) => {
    const change = changeOf(amendment, supplies);
    return (change.taxablePaise < 0 ? 'lowered' : 'raised') === amended && taxes.some((tax) => change[tax] !== 0);
  });

/** The sums of a line of documents. */
export function sumsOfLine(year: ToldDocuments, of: OfDocuments | OfAmendments): Gstr1Sums & { count: number } {
  const sums = { count: 0, ...noSums() };
  if ('amended' in of) {
    for (const amendment of amendmentsOfLine(year, of)) {
      sums.count += 1;
      addTo(sums, changeOf(amendment, of.supplies), of.amended === 'raised' ? 1 : -1);
    }
    return sums;
  }
  for (const document of documentsOfLine(year, of)) {
    sums.count += 1;
    addTo(sums, document, of.types === undefined ? signOf(document) : 1);
  }
  return sums;
}
