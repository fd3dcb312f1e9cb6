import { z } from 'zod';
import { isoMonth, oneOf, optionalDate, optionalText, text } from '../../records/validation';
import { eDocumentTypes } from './eDocument';
import { eInvoiceStates } from './eInvoiceState';

/** The portal's registration of a document, as printed. */
export const registeredAt = z.object({
  /** Invoice reference number: 64 hexadecimal digits. */
  irn: z.string(),
  ackNo: z.string(),
  /** ISO 8601 instant. */
  ackAt: z.iso.datetime(),
  /** The signed QR code's text. */
  signedQr: z.string(),
});
export type RegisteredAt = z.infer<typeof registeredAt>;

/** The same of any document; null where the portal gave nothing. */
export const eInvoiceOfDocument = z.object({ registered: registeredAt.nullable() });
export type EInvoiceOfDocument = z.infer<typeof eInvoiceOfDocument>;

/** A document that needs an IRN, with its state. */
const eInvoiceRow = z.object({
  /** The invoice's or note's. */
  id: z.string(),
  type: z.enum(eDocumentTypes),
  number: z.string(),
  date: z.iso.date(),
  clientName: z.string(),
  totalPaise: z.int(),
  state: z.enum(eInvoiceStates),
  /** Empty while it has none. */
  irn: z.string(),
  ackNo: z.string(),
  ackAt: z.iso.datetime().nullable(),
  /** The portal's signature was checked with its key. */
  isVerified: z.boolean(),
  /** Until when the portal registers it, a day, or cancels its IRN, an instant; empty when neither matters. */
  until: z.string(),
  /** What the portal would refuse, in sentences. */
  problems: z.array(z.string()),
});
export type EInvoiceRow = z.infer<typeof eInvoiceRow>;

/** A registration's e-invoices. */
export const eInvoiceList = z.object({
  /** The GSTIN; empty while the company has none. */
  registration: z.string(),
  /** From which date on documents need an IRN; null of a registration that makes no e-invoices. */
  from: z.iso.date().nullable(),
  /** From which date on invoices to unregistered clients ask by a QR code with the tax; null for none. */
  qrFrom: z.iso.date().nullable(),
  /** The portal's public keys, by which signatures are checked; empty while none is known. */
  portalKey: z.string(),
  rows: z.array(eInvoiceRow),
  /** Whether there are more than are listed. */
  isCut: z.boolean(),
});
export type EInvoiceList = z.infer<typeof eInvoiceList>;

/** The documents of a month, or by default all that wait for something. */
export const eInvoiceQuery = z.object({
  registration: z.string().trim().toUpperCase().max(15).optional(),
  month: isoMonth().optional(),
});

/** How a registration makes e-invoices. */
export const eInvoiceSetup = z.object({
  registration: z.string().trim().toUpperCase().max(15).optional(),
  /** The first date whose documents need an IRN; null for none. */
  from: optionalDate('first day'),
  /** The first date whose invoices to unregistered clients ask by a QR code with the tax; null for none. */
  qrFrom: optionalDate('first day'),
  /** Public keys or certificates of the portal, as PEM; blank for none: signatures are then not checked. */
  portalKey: optionalText('key', 20_000),
});
export type EInvoiceSetup = z.infer<typeof eInvoiceSetup>;

/** Reasons for cancelling an IRN, by the portal's number (schema of its cancellation). */
export const cancelReasons = { 1: 'Duplicate', 2: 'Data entry mistake', 3: 'Order cancelled', 4: 'Others' } as const;
const reasonNumbers = ['1', '2', '3', '4'] as const;

/** The IRNs to cancel: all of a registration that the portal still cancels. */
export const cancellationsQuery = eInvoiceQuery
  .pick({ registration: true })
  .extend({ reason: oneOf('reason', reasonNumbers).default('2') });

/** What the portal is asked to cancel. */
export const cancellations = z.array(
  z.object({ Irn: z.string(), CnlRsn: z.enum(reasonNumbers), CnlRem: z.string().max(100) }),
);

/** The most letters that are read at once: the answers for about 300 documents. */
const MOST = 900_000;

/** What the portal answered: one answer or a list, as its JSON. */
export const portalAnswerInput = z.object({
  text: text('answer', MOST, 'Paste the portal’s answer, or choose its file.'),
});

/** The result of each answer. */
export const portalAnswerRead = z.object({
  message: z.string(),
  findings: z.array(z.object({ number: z.string(), text: z.string(), isKept: z.boolean() })),
});
export type PortalAnswerRead = z.infer<typeof portalAnswerRead>;
