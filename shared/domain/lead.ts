import { z } from 'zod';
import { INVALID_MOBILE, isTenDigits } from './phone';
import type { RecordFields } from './recordFields';
import { email, oneOf, optionalText, text } from './validation';

/** A field people don't see: only a machine fills it, and its lead is dropped. */
const honeypot = z.string().default('').catch('filled');

/** Whether the terms were ticked, as JSON or as a form sends it; never a reason to lose a lead. */
const ticked = z.unknown().optional().transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

/** Asks for a callback. Whether the terms were ticked is stored, not enforced. */
export const callbackInput = z.object({
  mobile: z.string({ error: INVALID_MOBILE }).trim().refine(isTenDigits, INVALID_MOBILE),
  terms: ticked,
  website: honeypot,
});
export type CallbackInput = z.infer<typeof callbackInput>;

/** Writes to the company from the public contact form. */
export const contactInput = z.object({
  name: text('name', 120),
  email: email(),
  message: text('message', 4000),
  website: honeypot,
});
export type ContactInput = z.infer<typeof contactInput>;

export const leadKinds = ['callback', 'contact'] as const;
export const leadStatuses = ['new', 'called', 'converted', 'closed'] as const;

/** What staff keep about a lead. */
export const leadInput = z.object({
  status: oneOf('status', leadStatuses).default('new'),
  note: optionalText('note', 4000),
  /** The id of the account that looks after it. */
  owner: optionalText('owner', 64),
  /** What it became, as the path of that record: `companies/<id>`. */
  convertedTo: optionalText('record it became', 120),
});
export type LeadInput = z.infer<typeof leadInput>;

/** A callback or contact lead. A callback has a mobile, a contact has a name, an e-mail address and a message. */
export interface Lead extends LeadInput, RecordFields {
  kind: (typeof leadKinds)[number];
  mobile: string;
  terms: boolean;
  name: string;
  email: string;
  message: string;
  /** The name of its owner; empty for nobody. */
  ownerName: string;
}
