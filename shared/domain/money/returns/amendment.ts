import type { Gstr1Document } from './gstr1Document';

/** The difference between a filed return's report of a document and its state now. */
export interface Amendment {
  /** As it was filed last; null if no return reported it. */
  told: Gstr1Document | null;
  /** Null if it no longer counts. */
  now: Gstr1Document | null;
}

const facts = [
  ...(['section', 'number', 'date', 'valuePaise', 'taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const),
  ...(['rate', 'place', 'clientGstin'] as const),
];

/** Whether a return would tell something else of a document now. */
export const isDifferent = ({ told, now }: Amendment): boolean =>
  told === null || now === null ? told !== now : facts.some((fact) => told[fact] !== now[fact]);

/** A document as it is reported once it no longer counts: the portal deletes none of a filed month, its amounts become 0. */
export const emptied = (told: Gstr1Document): Gstr1Document => ({
  ...told,
  ...{ valuePaise: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 },
});

/** A document's changes since its period was filed. */
export const amendmentKinds = ['Issued later', 'Cancelled', 'Changed'] as const;
export const amendmentKind = ({ told, now }: Amendment): (typeof amendmentKinds)[number] =>
  told === null ? 'Issued later' : now === null ? 'Cancelled' : 'Changed';
