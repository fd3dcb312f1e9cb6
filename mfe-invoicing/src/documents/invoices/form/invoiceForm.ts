import { type InvoiceInput, invoiceInput } from 'shared/domain/money/documents/invoice';
import { DEFAULT_SAC } from 'shared/domain/money/documents/sac';
import { DEFAULT_UNIT } from 'shared/domain/money/documents/units';
import { type ZodType, z } from 'zod';

/** A line in the form: empty fields are null, and text that isn't a number stays text. */
export interface FormLine {
  id: string;
  description: string;
  sac: string;
  quantity: number | string | null;
  unit: string;
  pricePaise: number | string | null;
}

let made = 0;

/** A new line, with a quantity of 1. */
export function newLine(): FormLine {
  made += 1;
  return {
    id: `line-${Date.now().toString(36)}-${made}`,
    description: '',
    sac: DEFAULT_SAC,
    quantity: 1,
    unit: DEFAULT_UNIT,
    pricePaise: null,
  };
}

function withPrices(values: unknown): unknown {
  const { items } = values as { items?: FormLine[] };
  return { ...(values as object), items: items?.map((line) => ({ ...line, pricePaise: line.pricePaise ?? 0 })) };
}

/** The form's values as an invoice; an empty price becomes 0, because a draft may be blank. */
export const invoiceForm: ZodType<InvoiceInput, unknown> = z.preprocess(withPrices, invoiceInput);

/** The invoice without untouched lines. */
export function withoutBlankLines(invoice: InvoiceInput): InvoiceInput {
  return { ...invoice, items: invoice.items.filter((line) => line.description !== '' || line.pricePaise > 0) };
}
