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

/** The same for any document; null without a registration. */
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
  /** Whether the portal's signature was verified with its key. */
  isVerified: z.boolean(),
  /**
   * The last day on which the portal registers it, or the instant until which it cancels its IRN; empty if neither
   * applies.
   */
  until: z.string(),
  /** The portal's problems with it, in sentences. */
  problems: z.array(z.string()),
});
export type EInvoiceRow = z.infer<typeof eInvoiceRow>;

/** A registration's e-invoices. */
export const eInvoiceList = z.object({
  /** The GSTIN; empty while the company has none. */
  registration: z.string(),
  /** The first date on which documents need an IRN; null for a registration without e-invoices. */
  from: z.iso.date().nullable(),
  /** The first date on which invoices to unregistered clients have a QR code with the tax; null for none. */
  qrFrom: z.iso.date().nullable(),
  /** The portal's public keys for verifying signatures; empty if none is known. */
  portalKey: z.string(),
  rows: z.array(eInvoiceRow),
  /** Whether there are more than listed. */
  isCut: z.boolean(),
});
export type EInvoiceList = z.infer<typeof eInvoiceList>;

/** The documents of a month, or by default all with a next step. */
export const eInvoiceQuery = z.object({
  registration: z.string().trim().toUpperCase().max(15).optional(),
  month: isoMonth().optional(),
});

/** A registration's e-invoice settings. */
export const eInvoiceSetup = z.object({
  registration: z.string().trim().toUpperCase().max(15).optional(),
  /** The first date whose documents need an IRN; null for none. */
  from: optionalDate('first day'),
  /** The first date whose invoices to unregistered clients have a QR code with the tax; null for none. */
  qrFrom: optionalDate('first day'),
  /** Public keys or certificates of the portal, as PEM; blank for none: signatures are then not verified. */
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

/** The request to cancel IRNs on the portal. */
export const cancellations = z.array(
  z.object({ Irn: z.string(), CnlRsn: z.enum(reasonNumbers), CnlRem: z.string().max(100) }),
);

/** The maximum number of characters read at once: about 300 documents' responses. */
const MOST = 900_000;

/** The portal's response: a single one or a list, as JSON. */
export const portalAnswerInput = z.object({
  text: text('answer', MOST, 'Paste the portal’s answer, or choose its file.'),
});

/** The result for each document. */
export const portalAnswerRead = z.object({
  message: z.string(),
  findings: z.array(z.object({ number: z.string(), text: z.string(), isKept: z.boolean() })),
});
export type PortalAnswerRead = z.infer<typeof portalAnswerRead>;
