import { z } from 'zod';
import { oneOf, text } from '../../records/validation';
import { billKinds } from './gstr2b';
import { imsActions } from './ims';
import { matchStates } from './matchBills';

/** The maximum number of characters in a file: 20,000 documents and more. */
const MOST = 15_000_000;

/** The text of the portal’s JSON. */
export const imsInput = z.object({ text: text('file', MOST, 'Choose the file of the portal.') });

/** The result of reading a file. */
export const imsRead = z.object({ message: z.string(), gstin: z.string() });
export type ImsRead = z.infer<typeof imsRead>;

/** The requested documents: of a GSTIN, by default the first that was read, with an action, by default any. */
export const imsQuery = z.object({
  gstin: z.string().max(15).optional(),
  action: oneOf('action', imsActions).optional(),
});

/** A document of the portal next to ours. */
const imsRow = z.object({
  id: z.string(),
  state: z.enum(matchStates),
  kind: z.enum(billKinds),
  /** Ours; empty if only the portal has it. */
  purchaseId: z.string(),
  supplierGstin: z.string(),
  supplierName: z.string(),
  number: z.string(),
  date: z.string(),
  taxablePaise: z.int(),
  taxPaise: z.int(),
  /** What the portal has noted. */
  taken: z.enum(imsActions),
  /** What is proposed, and why. */
  proposed: z.enum(imsActions),
  reason: z.string(),
  /** What was chosen instead; empty to follow the proposal. */
  chosen: z.enum(['', ...imsActions]),
  mayWait: z.boolean(),
});

/** Documents in the portal's invoice management next to ours: the count and tax of each action, and the first 500 requested ones. */
export const imsAnswer = z.object({
  /** The GSTINs whose file was read. */
  gstins: z.array(z.string()),
  gstin: z.string(),
  counts: z.array(z.object({ action: z.enum(imsActions), count: z.int(), taxPaise: z.int() })),
  /** How many documents the file for the portal has. */
  toSend: z.int(),
  rows: z.array(imsRow),
});
export type ImsAnswer = z.infer<typeof imsAnswer>;

/** A choice about documents; empty to follow the proposal. */
export const imsChoice = z.object({
  ids: z
    .array(z.string().max(64), { error: 'Choose the documents.' })
    .min(1, 'Choose a document.')
    .max(500, 'Choose at most 500 documents at once.'),
  chosen: oneOf('choice', ['', ...imsActions]),
});
