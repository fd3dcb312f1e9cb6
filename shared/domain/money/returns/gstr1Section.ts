import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import type { LawValue } from '../../law/lawValues';
import { isFinancialNote } from '../documents/creditLimit';
import type { Invoice } from '../documents/invoice';
import type { NoteFields } from '../documents/note';
import { isZeroRated } from '../documents/taxTreatment';

/** The tables of GSTR-1 that a document is in, by the portal's own names; B2BRC is its B2B under reverse charge. */
const gstr1Sections = [
  'B2B',
  'B2BRC',
  'B2CL',
  'B2CS',
  'EXPWP',
  'EXPWOP',
  'SEWP',
  'SEWOP',
  'NIL',
  'CDNR',
  'CDNUR',
] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

/** The value above which a supply between states to an unregistered client is reported separately, from a day on. */
export type LargeSupply = LawValue<'large-supply'> & EffectiveDated;

/** CGST Rules 2017, rule 59(4); notification 12/2024-CT. */
export const largeSupplies: readonly LargeSupply[] = [
  { from: '2017-07-01', abovePaise: 25_000_000 },
  { from: '2024-08-01', abovePaise: 10_000_000 },
];

/** The fields of an issued invoice that decide its table in GSTR-1. */
export type SectionedInvoice = Pick<
  Invoice,
  'taxTreatment' | 'taxLines' | 'sez' | 'placeOfSupply' | 'clientGstin' | 'date' | 'totalPaise'
>;

const isBetweenStates = ({ taxLines }: Pick<Invoice, 'taxLines'>) => taxLines.some(({ head }) => head === 'IGST');

/** Where GSTR-1 tells of an issued invoice: exempt 8, SEZ 6B, exports 6A, registered 4A, under reverse charge 4B, large ones between states 5, the rest 7. */
export function invoiceSection(
  invoice: SectionedInvoice,
  limits: readonly LargeSupply[] = largeSupplies,
): Gstr1Section {
  if (invoice.taxTreatment === 'exempt') return 'NIL';
  const isTaxed = invoice.taxLines.length > 0;
  if (isZeroRated(invoice)) return invoice.sez ? (isTaxed ? 'SEWP' : 'SEWOP') : isTaxed ? 'EXPWP' : 'EXPWOP';
  if (invoice.clientGstin !== '') return invoice.taxTreatment === 'reverse' ? 'B2BRC' : 'B2B';
  const large = findInForce(limits, invoice.date ?? '');
  return large && isBetweenStates(invoice) && invoice.totalPaise > large.abovePaise ? 'B2CL' : 'B2CS';
}

/**
 * Where GSTR-1 tells of a note: of a registered client 9B CDNR, of a large or foreign one 9B CDNUR, of any other within
 * its table. Null for a note that came too late to change the tax: it is not told at all.
 */
export function noteSection(
  note: Pick<NoteFields, 'taxLines'>,
  invoice: SectionedInvoice,
  limits: readonly LargeSupply[] = largeSupplies,
): Gstr1Section | null {
  if (isFinancialNote(note, invoice)) return null;
  const section = invoiceSection(invoice, limits);
  if (section === 'NIL' || section === 'B2CS') return section;
  return ['B2B', 'B2BRC', 'SEWP', 'SEWOP'].includes(section) ? 'CDNR' : 'CDNUR';
}

/** From this month on the summary by SAC tells registered clients from others (table 12; advisory of 1 May 2025). */
export const SAC_SPLIT_FROM = '2025-05';
