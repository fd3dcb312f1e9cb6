import { z } from 'zod';
import { isoMonth, oneOf, text } from '../../records/validation';
import { billKinds } from './gstr2b';
import { matchStates } from './matchBills';

/** What the company says of a bill on the portal’s invoice management: it is done there, and noted here. */
export const billDecisions = ['Pending', 'Accepted', 'Rejected'] as const;

/** The most letters of a file: 20,000 bills and more. */
const MOST = 15_000_000;

/** The text of the portal’s JSON. */
export const gstr2bInput = z.object({ text: text('file', MOST, 'Choose the file of the portal.') });

/** The result of reading a file. */
export const gstr2bRead = z.object({ message: z.string(), gstin: z.string(), period: z.string() });
export type Gstr2bRead = z.infer<typeof gstr2bRead>;

/** Which matches are asked for. By default all states of the latest month that was read. */
export const gstr2bQuery = z.object({
  period: isoMonth('month').optional(),
  gstin: z.string().max(15).optional(),
  state: oneOf('state', matchStates).optional(),
});

/** A bill of the portal beside ours. */
const gstr2bMatch = z.object({
  state: z.enum(matchStates),
  kind: z.enum(billKinds),
  /** The row of the portal; empty for a bill of ours alone. */
  rowId: z.string(),
  /** Ours; empty for one of the portal alone. */
  purchaseId: z.string(),
  supplierGstin: z.string(),
  supplierName: z.string(),
  number: z.string(),
  date: z.string(),
  taxablePaise: z.int(),
  taxPaise: z.int(),
  isClaimable: z.boolean(),
  /** Passed on by an input service distributor. */
  isDistributed: z.boolean(),
  differences: z.array(z.string()),
  decision: z.enum(billDecisions),
});

/** A month’s bills of the portal beside ours: how many of each state with their tax, and the first 500 that are asked for. */
export const gstr2bAnswer = z.object({
  /** What was read, the latest first. */
  files: z.array(z.object({ gstin: z.string(), period: z.string() })),
  gstin: z.string(),
  period: z.string(),
  counts: z.array(z.object({ state: z.enum(matchStates), count: z.int(), taxPaise: z.int() })),
  rows: z.array(gstr2bMatch),
});
export type Gstr2bAnswer = z.infer<typeof gstr2bAnswer>;

/** A supplier who has not told the portal some of our bills: how many, of which tax, and a message to send. */
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

/** What is noted of rows of the portal. */
export const gstr2bDecision = z.object({
  ids: z
    .array(z.string().max(64), { error: 'Choose the bills.' })
    .min(1, 'Choose a bill.')
    .max(500, 'Choose at most 500 bills at once.'),
  decision: oneOf('decision', billDecisions),
});
