import type { InvoiceInput, InvoiceTotals } from 'shared/domain/money/documents/invoice';
import { invoiceTotals, type TotalsOptions } from 'shared/domain/money/documents/invoiceTotals';
import { isGstin } from 'shared/domain/records/gstin';
import { MAX_PAISE, MAX_QUANTITY } from 'shared/domain/records/limits';
import type { FormLine } from './invoiceForm';

/** The form fields that decide its amounts. */
export interface TotalledForm {
  items: readonly FormLine[];
  taxPercent: number | string | null;
  taxTreatment: InvoiceInput['taxTreatment'];
  clientGstin: string;
  clientState: string;
  sez: boolean;
}

/** A number from 0 to the maximum, 0 if empty; NaN for anything else. */
const within = (value: number | string | null, most: number): number => {
  if (value === null) return 0;
  return typeof value === 'number' && value >= 0 && value <= most ? value : NaN;
};

/**
 * The amounts of the typed lines under the company's letterhead, by the server's own rule; null while something isn't a
 * number.
 */
export function formTotals(
  { items, taxPercent, clientGstin, ...rest }: TotalledForm,
  options: TotalsOptions,
): InvoiceTotals | null {
  const percent = within(taxPercent, 100);
  const lines = items.map((line) => ({
    quantity: within(line.quantity, MAX_QUANTITY),
    pricePaise: within(line.pricePaise, MAX_PAISE),
  }));
  if (Number.isNaN(percent) || lines.some((line) => Number.isNaN(line.quantity + line.pricePaise))) return null;
  return invoiceTotals(
    { ...rest, clientGstin: isGstin(clientGstin) ? clientGstin : '', taxPercent: percent, items: lines },
    options,
  );
}
