import type { Invoice, TaxLine } from '../documents/invoice';
import type { Note, NoteKind } from '../documents/note';
import { sharedLines } from '../documents/noteLine';
import { toldTaxLines } from '../documents/reverseCharge';
import { type Gstr1Section, invoiceSection, noteSection } from '../returns/gstr1Section';

/** The portal's names of the documents that it registers. */
export const eDocumentTypes = ['INV', 'CRN', 'DBN'] as const;
export type EDocumentType = (typeof eDocumentTypes)[number];

/** The portal's name of a supply, by its GSTR-1 table. */
const supplyTypes: Readonly<Partial<Record<Gstr1Section, SupplyType>>> = {
  B2B: 'B2B',
  B2BRC: 'B2B',
  SEWP: 'SEZWP',
  SEWOP: 'SEZWOP',
  EXPWP: 'EXPWP',
  EXPWOP: 'EXPWOP',
};
export type SupplyType = 'B2B' | 'SEZWP' | 'SEZWOP' | 'EXPWP' | 'EXPWOP';

/** A line of a document for the portal. */
export interface EDocumentLine {
  description: string;
  sac: string;
  quantity: number;
  /** Empty if an amount was split over the lines. */
  unit: string;
  pricePaise: number;
  amountPaise: number;
}

/** An issued invoice or note for the portal. */
export interface EDocument {
  id: string;
  type: EDocumentType;
  supply: SupplyType;
  number: string;
  date: string;
  /** The GSTIN that it was issued under. */
  registration: string;
  letterhead: Invoice['letterhead'];
  lines: readonly EDocumentLine[];
  /** Under reverse charge the tax that the client pays, which is not part of the total. */
  taxLines: readonly TaxLine[];
  roundOffPaise: number;
  totalPaise: number;
  cancelledAt: string | null;
  /** The invoice, or the note's invoice. */
  invoice: Invoice;
}

/**
 * The portal's name of an invoice's supply; null if it registers none: to unregistered clients, and exempt ones
 * (notification 13/2020-CT).
 */
function supplyOf(invoice: Invoice): SupplyType | null {
  return supplyTypes[invoiceSection(invoice)] ?? null;
}

/** An issued invoice for the portal; null for one that needs no IRN. */
export function eDocumentOfInvoice(invoice: Invoice): EDocument | null {
  const supply = invoice.status === 'draft' || invoice.isSample ? null : supplyOf(invoice);
  if (supply === null || invoice.date === null) return null;
  const { id, date, registration, letterhead, roundOffPaise, totalPaise, cancelledAt } = invoice;
  const taxLines = toldTaxLines(invoice, invoice.subtotalPaise, invoice.taxLines);
  return {
    id,
    type: 'INV',
    supply,
    number: invoice.invoiceNo,
    date,
    registration,
    letterhead,
    lines: invoice.items.map((item, index) => ({ ...item, amountPaise: invoice.linePaise[index] ?? 0 })),
    taxLines,
    roundOffPaise,
    totalPaise,
    cancelledAt,
    invoice,
  };
}

/** A note's fields for the portal. */
type ToldNote = Pick<Note, 'id' | 'date' | 'registration' | 'letterhead' | 'lines' | 'cancelledAt'> &
  Pick<Note, 'amountPaise' | 'taxablePaise' | 'taxLines' | 'roundOffPaise'> &
  Partial<Pick<Note, 'isSample'>> & { number: string };

/**
 * A note for the portal, with its lines, or its taxable value split by its invoice's; null for one that needs no IRN.
 */
export function eDocumentOfNote(kind: NoteKind, note: ToldNote, invoice: Invoice): EDocument | null {
  const supply = note.isSample || noteSection(note, invoice) === null ? null : supplyOf(invoice);
  if (supply === null) return null;
  const { id, number, date, registration, letterhead, roundOffPaise, amountPaise, cancelledAt } = note;
  const taxLines = toldTaxLines(invoice, note.taxablePaise, note.taxLines);
  return {
    id,
    type: kind === 'credit' ? 'CRN' : 'DBN',
    supply,
    number,
    date,
    registration,
    letterhead,
    lines: note.lines.length > 0 ? note.lines : sharedLines(note.taxablePaise, invoice, []),
    taxLines,
    roundOffPaise,
    totalPaise: amountPaise,
    cancelledAt,
    invoice,
  };
}
