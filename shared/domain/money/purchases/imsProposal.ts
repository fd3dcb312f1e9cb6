import { formatMonth } from '../../dates/dates';
import { type ImsAction, type ImsDocument, isAmended } from './ims';
import { type BillMatch, isInMoney } from './matchBills';

/** What else decides about a document. */
export interface ImsContext {
  /** Whether the same document already stands before this one in the file. */
  isTwice: boolean;
  /** The month of an earlier GSTR-2B that has it, `YYYY-MM`; undefined for none. */
  toldIn: string | undefined;
  /** Whether its GSTIN is that of a supplier on record. */
  isSupplier: boolean;
}

/** What to do with a document, and why. */
export interface ImsProposal {
  action: ImsAction;
  reason: string;
}

/** What the documents of a supplier are called in sentences. */
const words = { Bill: 'bill', 'Credit note': 'credit note', 'Debit note': 'debit note' } as const;

/**
 * Proposes what to do with a document of the portal's invoice management: what agrees with our books is accepted, what
 * was told before is rejected, everything else waits for the supplier or for us. What the portal doesn't let wait is
 * rejected if it differs; an unknown credit note lowers our credit, so nothing of it is accepted unseen.
 */
export function proposeIms(
  { portal, own, differences, state }: BillMatch<ImsDocument> & { portal: ImsDocument },
  { isTwice, toldIn, isSupplier }: ImsContext,
): ImsProposal {
  const word = words[portal.kind];
  if (isTwice) return { action: 'Rejected', reason: 'It is in the file twice.' };
  // An amended one tells again what an earlier month had, with what changed.
  if (toldIn !== undefined && toldIn < portal.period && !isAmended(portal.list))
    return { action: 'Rejected', reason: `GSTR-2B of ${formatMonth(toldIn)} has it already.` };
  if (state === 'Matched') return { action: 'Accepted', reason: 'It agrees with yours.' };
  if (own && !differences.some(isInMoney))
    return { action: 'Accepted', reason: `The amounts agree; ${differences.join('; ')}.` };
  const wait = (reason: string, next: string): ImsProposal =>
    portal.mayWait
      ? { action: 'Pending', reason: `${reason} ${next}` }
      : { action: 'Rejected', reason: `${reason} The portal doesn’t let it wait.` };
  if (own) return wait(`It differs: ${differences.join('; ')}.`, 'Correct yours, or ask the supplier to.');
  return isSupplier
    ? wait(`You have no such ${word}.`, 'Enter it when it comes, or ask the supplier.')
    : wait(`You have no supplier with this GSTIN.`, 'Add the supplier, or reject it if it isn’t yours.');
}
