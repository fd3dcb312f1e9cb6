import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalDate, positivePaise, text } from '../../records/validation';
import type { Invoice } from './invoice';

/** What the books that came before say of a client: it owes something, or has paid in advance. */
export const openingKinds = ['Owed', 'Paid in advance'] as const;

/** The number of a balance that is one sum of a client, whatever it is made of. */
export const ONE_SUM = 'Balance';

/** What a client owes, or has paid in advance, as a firm's earlier books have it: an invoice that is open in them, or all in one sum. */
export const openingBalanceInput = z.object({
  companyId: text('client', 64),
  kind: oneOf('kind', openingKinds),
  /** Of the invoice in the earlier books, or the reference of the money; {@link ONE_SUM} of one sum. */
  number: text('number', 60),
  /** Of the invoice or the money; of one sum the day on which it was owed. */
  day: isoDate('day'),
  /** By default the same day. */
  dueDate: optionalDate('due date'),
  /** What is still open. */
  amountPaise: positivePaise(),
});
export type OpeningBalanceInput = z.infer<typeof openingBalanceInput>;

/** The same as the API answers it. The invoice or the receipt that shows it has its id. */
export const openingBalanceRecord = /* @__PURE__ */ recordOf(openingBalanceInput, () => ({}));
export type OpeningBalance = z.infer<typeof openingBalanceRecord>;

/** Whether an invoice was brought in from earlier books: it is owed here, and was issued, told in returns and printed there. */
export const isBroughtIn = ({ status, issuedAt }: Pick<Invoice, 'status' | 'issuedAt'>): boolean =>
  status !== 'draft' && issuedAt === null;
