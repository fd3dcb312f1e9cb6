import type { Invoice, TaxLine } from '../documents/invoice';
import type { Note, NoteKind } from '../documents/note';
import type { NoteLine } from '../documents/noteLine';
import { toldTaxLines } from '../documents/reverseCharge';
import {
  type Gstr1Section,
  invoiceSection,
  type LargeSupply,
  noteSection,
  type SectionedInvoice,
} from './gstr1Section';

/** The kinds of document that GSTR-1 tells of. */
export const gstr1Types = ['Invoice', 'Credit note', 'Debit note'] as const;
export type Gstr1Type = (typeof gstr1Types)[number];

/** An amount by SAC: a line of the invoice, or of the note, by which the amounts of the document are shared. */
export interface SacShare {
  sac: string;
  paise: number;
}

/** A document as GSTR-1 reports it. Amounts are positive, a credit note's too. */
export interface Gstr1Document {
  id: string;
  type: Gstr1Type;
  /** The table that it is in. */
  section: Gstr1Section;
  /** The table of its invoice: its own, unless it is a note. */
  supply: Gstr1Section;
  number: string;
  date: string;
  /** With tax and round-off. */
  valuePaise: number;
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  /** SGST or UTGST. */
  sgstPaise: number;
  /** Per cent. */
  rate: number;
  /** GST state code of the place of supply. */
  place: string;
  clientGstin: string;
  clientName: string;
  /** The number of a note's invoice; empty of an invoice. */
  against: string;
  shares: readonly SacShare[];
}

/** What GSTR-1 needs to know of an issued invoice. */
export type ToldInvoice = SectionedInvoice &
  Pick<Invoice, 'id' | 'invoiceNo' | 'clientName' | 'taxPercent' | 'subtotalPaise' | 'linePaise' | 'registration'> & {
    items: readonly { sac: string }[];
  };

/** What GSTR-1 needs to know of a note, whose number has one name for both kinds. */
export type ToldNote = Pick<Note, 'id' | 'date' | 'amountPaise' | 'taxablePaise' | 'taxLines'> & {
  number: string;
  /** None: its amounts are shared by the lines of its invoice. */
  lines: readonly Pick<NoteLine, 'sac' | 'amountPaise'>[];
};

/** A document's taxes by their heads; tax without a head, from before the states were known, is left out. */
function taxesOf(lines: readonly TaxLine[]): Pick<Gstr1Document, 'igstPaise' | 'cgstPaise' | 'sgstPaise'> {
  const taxes = { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  for (const { head, amountPaise } of lines)
    if (head === 'IGST') taxes.igstPaise += amountPaise;
    else if (head === 'CGST') taxes.cgstPaise += amountPaise;
    else if (head !== 'Tax') taxes.sgstPaise += amountPaise;
  return taxes;
}

const sharesOf = ({ items, linePaise }: ToldInvoice): SacShare[] =>
  items.map(({ sac }, index) => ({ sac, paise: linePaise[index] ?? 0 }));

const ofInvoice = (invoice: ToldInvoice) => ({
  rate: invoice.taxPercent,
  place: invoice.placeOfSupply,
  clientGstin: invoice.clientGstin,
  clientName: invoice.clientName,
  shares: sharesOf(invoice),
});

/** An issued invoice as GSTR-1 reports it. `limits`: of large supplies; by default those of this release. */
export function gstr1OfInvoice(invoice: ToldInvoice, limits?: readonly LargeSupply[]): Gstr1Document {
  const section = invoiceSection(invoice, limits);
  const { igstPaise, cgstPaise, sgstPaise } = taxesOf(toldTaxLines(invoice, invoice.subtotalPaise, invoice.taxLines));
  // A literal, not spread: a return has ten thousands of them.
  return {
    id: invoice.id,
    type: 'Invoice',
    section,
    supply: section,
    number: invoice.invoiceNo,
    date: invoice.date ?? '',
    valuePaise: invoice.totalPaise,
    taxablePaise: invoice.subtotalPaise,
    igstPaise,
    cgstPaise,
    sgstPaise,
    rate: invoice.taxPercent,
    place: invoice.placeOfSupply,
    clientGstin: invoice.clientGstin,
    clientName: invoice.clientName,
    shares: sharesOf(invoice),
    against: '',
  };
}

/** A note as GSTR-1 reports it; null when it doesn't. `limits` as for an invoice. */
export function gstr1OfNote(
  kind: NoteKind,
  note: ToldNote,
  invoice: ToldInvoice,
  limits?: readonly LargeSupply[],
): Gstr1Document | null {
  const section = noteSection(note, invoice, limits);
  if (section === null) return null;
  return {
    ...{ id: note.id, type: kind === 'credit' ? 'Credit note' : 'Debit note', section, number: note.number },
    ...{ supply: invoiceSection(invoice, limits), date: note.date },
    ...{ valuePaise: note.amountPaise, taxablePaise: note.taxablePaise },
    ...taxesOf(toldTaxLines(invoice, note.taxablePaise, note.taxLines)),
    ...ofInvoice(invoice),
    ...(note.lines.length > 0 && { shares: note.lines.map(({ sac, amountPaise }) => ({ sac, paise: amountPaise })) }),
    against: invoice.invoiceNo,
  };
}

/** −1 of a credit note, which lowers the sums; 1 of anything else. */
export const signOf = ({ type }: { type?: Gstr1Type }): 1 | -1 => (type === 'Credit note' ? -1 : 1);
