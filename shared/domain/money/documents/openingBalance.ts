import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalDate, positivePaise, text } from '../../records/validation';
import type { Invoice } from './invoice';

/** An opening balance of a client: owed, or paid in advance. */
export const openingKinds = ['Owed', 'Paid in advance'] as const;

/** The number of an opening balance that is a single sum for a client. */
export const ONE_SUM = 'Balance';

/**
 * An amount that a client owes, or has paid in advance, from a firm's earlier books: an open invoice, or a single sum.
 */
export const openingBalanceInput = z.object({
  companyId: text('client', 64),
  kind: oneOf('kind', openingKinds),
  /** The invoice's number, or the payment's reference; {@link ONE_SUM} for a single sum. */
  number: text('number', 60),
  /** The date of the invoice or payment; for a single sum the day on which it was owed. */
  day: isoDate('day'),
  /** By default the same day. */
  dueDate: optionalDate('due date'),
  /** The open amount. */
  amountPaise: positivePaise(),
});
export type OpeningBalanceInput = z.infer<typeof openingBalanceInput>;

/** The same in the API's responses. The invoice or receipt that represents it has its id. */
export const openingBalanceRecord = /* @__PURE__ */ recordOf(openingBalanceInput, () => ({}));
export type OpeningBalance = z.infer<typeof openingBalanceRecord>;

/** Whether an invoice was imported from earlier books: it is owed here, but was issued, reported and printed there. */
export const isBroughtIn = ({ status, issuedAt }: Pick<Invoice, 'status' | 'issuedAt'>): boolean =>
  status !== 'draft' && issuedAt === null;
