import { z } from 'zod';
import { recordOf, sampleMark } from '../../records/recordFields';
import { email, oneOf, optionalDate, optionalEmail, optionalPhone, optionalText, text } from '../../records/validation';
import { INVALID_MOBILE, isTenDigits, withoutGrouping } from '../../text/phone';
import { leadTargets } from './leadConversion';

/** A hidden field: bots fill it, and their leads are set aside as suspected. */
const honeypot = z.string().default('').catch('filled');

/** Whether the terms checkbox was ticked, as JSON or form data; a lead is never refused for it. */
const ticked = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

/** Asks for a callback. Whether the terms were ticked is stored, not enforced. */
export const callbackInput = z.object({
  mobile: z.string({ error: INVALID_MOBILE }).overwrite(withoutGrouping).refine(isTenDigits, INVALID_MOBILE),
  terms: ticked,
  website: honeypot,
});

/** Sends a message from the public contact form; phone number and city are optional. */
export const contactInput = z.object({
  name: text('name', 120),
  email: email(),
  message: text('message', 4000),
  phone: optionalPhone('phone number'),
  city: optionalText('city', 120),
  website: honeypot,
});

/** How a lead arrived: a callback or message on the public site, or a call noted by staff. */
const leadKinds = ['callback', 'contact', 'phone'] as const;
/** Probable spam is suspected; staff review it and set it to new, or delete it. */
const leadStatuses = ['new', 'called', 'converted', 'closed', 'suspected'] as const;

/** When leads are to be called: today or overdue, overdue, later. */
export const callFilters = ['due', 'overdue', 'planned'] as const;
export type CallFilter = (typeof callFilters)[number];

/** Whether a text is the path of a record that a lead can be converted to, or empty: the console links it. */
const isRecordPath = (path: string) =>
  path === '' ||
  leadTargets.some((target) => path.startsWith(`${target}/`) && /^[\w-]{1,64}$/.test(path.slice(target.length + 1)));

/** A potential client or candidate to call or write to, with staff's notes. */
export const leadInput = z
  .object({
    name: optionalText('name', 120),
    mobile: optionalPhone('mobile number'),
    email: optionalEmail(),
    city: optionalText('city', 120),
    /** Their request, in their own words. */
    message: optionalText('message', 4000),
    status: oneOf('status', leadStatuses).default('new'),
    /** Its newest note; a different text adds a note, and an empty one changes nothing. */
    note: optionalText('note', 4000),
    /** The date of the next call; none once the lead is converted or closed. */
    nextCallOn: optionalDate('day of the next call'),
    /** The id of the account that owns it. */
    owner: optionalText('owner', 64),
    /** The company on record: the one it was converted to, or an existing client who called again. */
    companyId: optionalText('company', 64),
    /** The record it was converted to, as its path: `companies/<id>`. */
    convertedTo: optionalText('record it became', 120).refine(
      isRecordPath,
      'A lead becomes a company or a candidate, by "Convert".',
    ),
  })
  .refine((value) => value.mobile !== '' || value.email !== '', {
    path: ['mobile'],
    error: 'Enter a mobile number or an email address.',
  });
export type LeadInput = z.infer<typeof leadInput>;

/** A lead in the API's responses. A callback has a mobile; a contact has a name, an email address and a message. */
export const leadRecord = /* @__PURE__ */ recordOf(leadInput, () => ({
  kind: z.enum(leadKinds),
  terms: z.boolean(),
  /** ISO 8601 instant of the newest note, null if there is none. */
  notedAt: z.iso.datetime().nullable(),
  /** The name of its owner; empty for nobody. */
  ownerName: z.string(),
  ...sampleMark(),
}));
export type Lead = z.infer<typeof leadRecord>;

/** Adds a note to a lead, as written by the person who spoke with them. */
export const leadNoteInput = z.object({
  text: text('note', 4000),
  /** Other changes made with it: fields of the lead, and the version they are based on. */
  lead: z.looseObject({}, { error: 'Send what changes as one JSON object.' }).default({}),
});
