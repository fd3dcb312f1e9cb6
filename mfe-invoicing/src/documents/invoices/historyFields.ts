import type { LetterheadInput } from 'shared/domain/letterhead/letterhead';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import type { InvoiceItem } from 'shared/domain/money/documents/invoiceItem';
import { type TaxTreatment, taxTreatmentNames } from 'shared/domain/money/documents/taxTreatment';
import { countryName } from 'shared/domain/records/countries';
import { states } from 'shared/domain/records/states';
import { type Field, formatMoney } from 'shared/ui';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const state = (code: unknown) => states.find((known) => known.code === code)?.name ?? String(code);
const line = ({ description, quantity, pricePaise }: InvoiceItem) =>
  `${description || 'No description'}, ${quantity} × ${formatMoney(pricePaise)}`;
const taxLine = ({ head, percent, amountPaise }: TaxLine) => `${head} ${percent}% ${formatMoney(amountPaise)}`;

const fields: readonly { name: string; label: string; format?: (value: unknown) => string }[] = [
  { name: 'status', label: 'Status', format: (status) => capital(String(status)) },
  { name: 'draftNo', label: 'Draft number' },
  { name: 'registration', label: 'Issued under' },
  { name: 'placeOfSupply', label: 'Place of supply', format: state },
  { name: 'letterhead', label: 'Letterhead', format: (value) => (value as LetterheadInput | null)?.name ?? '' },
  { name: 'companyId', label: 'Company' },
  { name: 'items', label: 'Items', format: (items) => (items as InvoiceItem[]).map(line).join('; ') || 'none' },
  { name: 'taxLines', label: 'Tax lines', format: (lines) => (lines as TaxLine[]).map(taxLine).join(', ') || 'none' },
  { name: 'taxPercent', label: 'Tax percent', format: (percent) => `${String(percent)}%` },
  { name: 'sez', label: 'In a special economic zone' },
  { name: 'inGstr1a', label: 'Reported in GSTR-1A' },
  { name: 'clientState', label: 'Client state', format: state },
  { name: 'clientPin', label: 'Client PIN' },
  { name: 'taxTreatment', label: 'Tax treatment', format: (value) => taxTreatmentNames[value as TaxTreatment] ?? '' },
  { name: 'notes', label: 'Notes on the invoice' },
  { name: 'clientCountry', label: 'Country of the client', format: (code) => countryName(String(code)) },
  { name: 'issuedAt', label: 'Issued' },
  { name: 'cancelledAt', label: 'Cancelled' },
];

/**
 * Labels of invoice fields in the history, where the field names alone don't explain them; kept apart so that the
 * history doesn't load the form.
 */
export const historyFields = fields as readonly Field<object>[];
