import { z } from 'zod';
import { addDays, formatDate } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalDate, optionalText, text } from '../../records/validation';

/** What can be sent to a client. */
const sentKinds = ['invoice', 'credit-note', 'debit-note', 'voucher', 'statement'] as const;

/** The longest that a link shows a document, and the usual time, in days. */
export const MOST_LINK_DAYS = 365;
const USUAL_LINK_DAYS = 90;

/** The last day of a link that nobody chose one for. */
export const usualLinkEnd = (day: IsoDate): IsoDate => addDays(day, USUAL_LINK_DAYS);

const mail = () => ({
  /** One address. Empty only on a draft and on documents sent by hand. */
  to: optionalText('email address', 254).refine(
    (to) => to === '' || z.email().safeParse(to).success,
    'Enter one email address, such as accounts@example.com.',
  ),
  subject: text('subject', 200).refine((subject) => !/[\r\n]/.test(subject), 'Keep the subject on one line.'),
  text: text('text', 5000),
  /** The last day on which the link shows the document. */
  endsOn: isoDate(),
});

/** Which document: an invoice, a note or a voucher by its id; a statement by its company, or its client's name, and its period. */
const sentDocument = () => ({
  kind: oneOf('kind', sentKinds),
  documentId: optionalText('document', 64),
  companyId: optionalText('company', 64),
  clientName: optionalText('client name', 200),
  from: optionalDate('first day'),
  to: optionalDate('last day'),
});

/** Which document is asked for. */
export const documentQuery = z.object(sentDocument());
export type DocumentQuery = z.output<typeof documentQuery>;

const { from, to: until, ...document } = sentDocument();

/** A document on its way to a client. */
export const sendingInput = z.object({ ...document, periodFrom: from, periodTo: until, ...mail() });
export type SendingInput = z.output<typeof sendingInput>;

/** The parts that a person writes before it is sent. */
export const sendingMail = z.object(mail());
export type SendingMail = z.output<typeof sendingMail>;

/**
 * The outcome. `Handed over`: the mail server has not answered yet; `Unsure`: it never did, so that the mail may have
 * arrived, and is not sent again automatically.
 */
export const sendingStates = [
  'Draft',
  'Waiting',
  'Handed over',
  'Sent',
  'By hand',
  'Refused',
  'Failed',
  'Unsure',
  'Came back',
  'Stopped',
] as const;

/** Of something that is on its way, or with the client. */
export const onItsWay = [
  'Waiting',
  'Handed over',
  'Sent',
  'By hand',
  'Unsure',
] as const satisfies readonly (typeof sendingStates)[number][];
export type SendingState = (typeof sendingStates)[number];

/** From where it can be sent, as a draft or once more. */
export const sendable: readonly SendingState[] = ['Draft', 'Refused', 'Failed', 'Unsure', 'Came back', 'Stopped'];

/** The same as the API answers it. */
export const sendingRecord = /* @__PURE__ */ recordOf(sendingInput, () => ({
  /** As printed; of a statement its period. */
  number: z.string(),
  state: z.enum(sendingStates),
  tries: z.int(),
  /** When it is tried next; null while it does not wait. */
  nextAt: z.iso.datetime().nullable(),
  /** What the mail server said last, or why it was stopped or came back. */
  answer: z.string(),
  sentAt: z.iso.datetime().nullable(),
  /** When the link was opened first, and how often it was. */
  openedAt: z.iso.datetime().nullable(),
  openedTimes: z.int(),
  revokedAt: z.iso.datetime().nullable(),
  /** Identifies a reminder: the invoice and the days past its due date; empty for other mails. */
  reminder: z.string(),
  /** The account that sent it last, whose rights its link has; empty for a reminder that goes by a rule. */
  madeBy: z.string(),
}));
export type Sending = z.infer<typeof sendingRecord>;

/** A sending that was made: where it is sent by hand, the path of its link, which is answered this once, and what the mail says after it; empty otherwise. */
export const madeSending = z.object({ sending: sendingRecord, path: z.string(), signature: z.string() });
export type MadeSending = z.infer<typeof madeSending>;

/** What a mail begins with, and whether the product sends it itself. */
export const preparedSending = z.object({ input: sendingInput, number: z.string(), isMailed: z.boolean() });
export type PreparedSending = z.infer<typeof preparedSending>;

/** Acts on an existing one: `stop` before it goes, `bounced` when it came back, `revoke` its link. */
export const sendingStep = z.object({
  version: z.number({ error: 'The version is a whole number.' }).optional(),
  step: oneOf('step', ['stop', 'bounced', 'revoke'] as const),
  /** The reason, for one that came back. */
  answer: optionalText('answer', 500),
});

/** How much of a returned mail is read, in characters: a mail server's report is at its beginning. */
export const BOUNCE_LENGTH = 256 * 1024;

/** A mail by which a mail server reports on another one, as it came (RFC 5322): its beginning is enough. */
export const bounceInput = z.object({
  message: z
    .string({ error: 'Send the message as text.' })
    .min(1, 'This message is empty. Choose the mail that came back.')
    .max(BOUNCE_LENGTH, 'Send the beginning of the message, of at most 256 KB.'),
});

/** A link's path, by its secret. */
export const documentPath = (token: string): string => `/documents/${token}`;

/** What a mail says in the end: its text, the link with its last day, and who sends it. */
export const mailText = (
  { text: own, endsOn }: Pick<SendingInput, 'text' | 'endsOn'>,
  link: string,
  { isAttached, signature }: { isAttached: boolean; signature: string },
): string =>
  [
    own.trim(),
    `${isAttached ? 'The PDF is attached. ' : ''}This link shows the document until ${formatDate(endsOn)}, without an account:`,
    link,
    signature,
  ].join('\n\n');
