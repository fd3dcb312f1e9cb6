import { isGstin } from 'shared/domain/gstin';
import type { InvoiceTotals } from 'shared/domain/invoice';
import { invoiceTotals, type TotalsOptions } from 'shared/domain/invoiceTotals';
import { MAX_PAISE, MAX_QUANTITY } from 'shared/domain/limits';
import type { FormLine } from './invoiceForm';

/** What of the form decides its amounts. */
export interface TotalledForm {
  items: readonly FormLine[];
  taxPercent: number | null;
  clientGstin: string;
  clientState: string;
  sez: boolean;
}

const within = (value: number | null, most: number) => value === null || (value >= 0 && value <= most);

/** The amounts of what is typed, under the company's letterhead, by the rule that the server stores them by; null while something is no number. */
export function formTotals(
  { items, taxPercent, clientGstin, ...rest }: TotalledForm,
  options: TotalsOptions,
): InvoiceTotals | null {
  const isSound =
    within(taxPercent, 100) &&
    items.every((line) => within(line.quantity, MAX_QUANTITY) && within(line.pricePaise, MAX_PAISE));
  if (!isSound) return null;
  const lines = items.map((line) => ({ quantity: line.quantity ?? 0, pricePaise: line.pricePaise ?? 0 }));
  return invoiceTotals(
    { ...rest, clientGstin: isGstin(clientGstin) ? clientGstin : '', taxPercent: taxPercent ?? 0, items: lines },
    options,
  );
}
