import { z } from 'zod';
import { recordOf, sampleMark } from '../../records/recordFields';
import { email, oneOf, optionalDate, optionalEmail, optionalPhone, optionalText, text } from '../../records/validation';
import { INVALID_MOBILE, isTenDigits, withoutGrouping } from '../../text/phone';
import { leadTargets } from './leadConversion';

/** A field people don't see: a machine fills it, and its lead is kept aside as suspected. */
const honeypot = z.string().default('').catch('filled');

/** Whether the terms were ticked, as JSON or as a form sends it; never a reason to lose a lead. */
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

/** Writes to the company from the public contact form; phone number and city may be left out. */
export const contactInput = z.object({
  name: text('name', 120),
  email: email(),
  message: text('message', 4000),
  phone: optionalPhone('phone number'),
  city: optionalText('city', 120),
  website: honeypot,
});

/** How a lead came in: a callback or message on the public site, or a call noted by staff. */
const leadKinds = ['callback', 'contact', 'phone'] as const;
/** What a machine has probably sent is suspected; staff look at it and make it new, or delete it. */
const leadStatuses = ['new', 'called', 'converted', 'closed', 'suspected'] as const;

/** Which leads are to be called: today or before, before today, later. */
export const callFilters = ['due', 'overdue', 'planned'] as const;
export type CallFilter = (typeof callFilters)[number];

/** Whether a text is the path of a record that a lead can become, or none: the console links it. */
const isRecordPath = (path: string) =>
  path === '' ||
  leadTargets.some((target) => path.startsWith(`${target}/`) && /^[\w-]{1,64}$/.test(path.slice(target.length + 1)));

/** A person who may become a client or candidate, to be called or written to, with staff's notes. */
export const leadInput = z
  .object({
    name: optionalText('name', 120),
    mobile: optionalPhone('mobile number'),
    email: optionalEmail(),
    city: optionalText('city', 120),
    /** What they ask for, in their own words. */
    message: optionalText('message', 4000),
    status: oneOf('status', leadStatuses).default('new'),
    /** The newest of its notes; another text adds a note, and an empty one changes nothing. */
    note: optionalText('note', 4000),
    /** The day of the next call; none once the lead is converted or closed. */
    nextCallOn: optionalDate('day of the next call'),
    /** The id of the account that looks after it. */
    owner: optionalText('owner', 64),
    /** The company on record: the one it became, or an existing client who calls again. */
    companyId: optionalText('company', 64),
    /** What it became, as the path of that record: `companies/<id>`. */
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

/** A lead as the API answers it. A callback has a mobile; a contact has a name, an email address and a message. */
export const leadRecord = /* @__PURE__ */ recordOf(leadInput, () => ({
  kind: z.enum(leadKinds),
  terms: z.boolean(),
  /** ISO 8601 instant of the newest note, null while there is none. */
  notedAt: z.iso.datetime().nullable(),
  /** The name of its owner; empty for nobody. */
  ownerName: z.string(),
  ...sampleMark(),
}));
export type Lead = z.infer<typeof leadRecord>;

/** Adds a note to a lead, in the words of the person who spoke with them. */
export const leadNoteInput = z.object({
  text: text('note', 4000),
  /** What else changes with it: fields of the lead, and the version they are changed from. */
  lead: z.looseObject({}, { error: 'Send what changes as one JSON object.' }).default({}),
});
