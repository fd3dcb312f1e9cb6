import { z } from 'zod';
import { isoMonth, oneOf, text } from '../../records/validation';
import { billKinds } from './gstr2b';
import { matchStates } from './matchBills';

/** The company's decision on a bill in the portal’s invoice management: made there, and recorded here. */
export const billDecisions = ['Pending', 'Accepted', 'Rejected'] as const;

/** The maximum number of characters in a file: 20,000 bills and more. */
const MOST = 15_000_000;

/** The text of the portal’s JSON. */
export const gstr2bInput = z.object({ text: text('file', MOST, 'Choose the file of the portal.') });

/** The result of reading a file. */
export const gstr2bRead = z.object({ message: z.string(), gstin: z.string(), period: z.string() });
export type Gstr2bRead = z.infer<typeof gstr2bRead>;

/** The requested matches. By default all states of the latest month read. */
export const gstr2bQuery = z.object({
  period: isoMonth('month').optional(),
  gstin: z.string().max(15).optional(),
  state: oneOf('state', matchStates).optional(),
});

/** A bill in the portal next to ours. */
const gstr2bMatch = z.object({
  state: z.enum(matchStates),
  kind: z.enum(billKinds),
  /** The portal's row; empty if only we have the bill. */
  rowId: z.string(),
  /** Ours; empty if only the portal has the bill. */
  purchaseId: z.string(),
  supplierGstin: z.string(),
  supplierName: z.string(),
  number: z.string(),
  date: z.string(),
  taxablePaise: z.int(),
  taxPaise: z.int(),
  isClaimable: z.boolean(),
  /** Distributed by an input service distributor. */
  isDistributed: z.boolean(),
  differences: z.array(z.string()),
  decision: z.enum(billDecisions),
});

/** A month’s bills in the portal next to ours: the count and tax of each state, and the first 500 requested ones. */
export const gstr2bAnswer = z.object({
  /** The files read so far, latest first. */
  files: z.array(z.object({ gstin: z.string(), period: z.string() })),
  gstin: z.string(),
  period: z.string(),
  counts: z.array(z.object({ state: z.enum(matchStates), count: z.int(), taxPaise: z.int() })),
  rows: z.array(gstr2bMatch),
});
export type Gstr2bAnswer = z.infer<typeof gstr2bAnswer>;

/** A supplier with bills missing on the portal: their number and tax, and a message to send. */
const followUp = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  supplierGstin: z.string(),
  email: z.string(),
  count: z.int(),
  taxPaise: z.int(),
  /** The date of the oldest. */
  since: z.string(),
  subject: z.string(),
  message: z.string(),
});
/** The suppliers whose bills are in no GSTR-2B that was read, those with the most tax first. */
export const followUps = z.array(followUp);
export type FollowUp = z.infer<typeof followUp>;

/** A decision about rows of the portal. */
export const gstr2bDecision = z.object({
  ids: z
    .array(z.string().max(64), { error: 'Choose the bills.' })
    .min(1, 'Choose a bill.')
    .max(500, 'Choose at most 500 bills at once.'),
  decision: oneOf('decision', billDecisions),
});
