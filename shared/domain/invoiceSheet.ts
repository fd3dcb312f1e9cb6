import { amountInWords } from './amountInWords';
import type { Invoice, TaxLine } from './invoice';
import { formatRupees } from './money';
import { stateName } from './states';

/** A line of an invoice as it is read. */
export interface SheetLine {
  description: string;
  sac: string;
  quantity: string;
  price: string;
  amount: string;
}

/** What an invoice says, in text: the page on the screen and the PDF are both set from it, so they can't differ. */
export interface InvoiceSheet {
  title: string;
  placeOfSupply: string;
  lines: SheetLine[];
  /** From the subtotal to the round-off. */
  sums: { label: string; amount: string }[];
  total: string;
  words: string;
}

const titles = { draft: 'Draft invoice', issued: 'Tax invoice', paid: 'Tax invoice', cancelled: 'Cancelled tax invoice' };

const quantities = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** A tax line's name with its rate: `CGST @ 9%`. */
export function taxLabel({ head, percent }: Pick<TaxLine, 'head' | 'percent'>): string {
  return `${head} @ ${percent}%`;
}

/** A place of supply as a tax invoice names it: `Jharkhand (20)`. Empty when unknown. */
export function placeText(code: string): string {
  return code && `${stateName(code)} (${code})`;
}

type Sheeted = Pick<Invoice, 'status' | 'placeOfSupply' | 'items' | 'linePaise' | 'subtotalPaise' | 'taxLines' | 'roundOffPaise' | 'totalPaise'>;

/** The text of an invoice, from its stored amounts. */
export function invoiceSheet(invoice: Sheeted): InvoiceSheet {
  const lines = invoice.items.map((item, index) => ({
    description: item.description,
    sac: item.sac,
    quantity: quantities.format(item.quantity),
    price: formatRupees(item.pricePaise),
    amount: formatRupees(invoice.linePaise[index] ?? 0),
  }));
  const sums = [
    { label: 'Subtotal', amount: formatRupees(invoice.subtotalPaise) },
    ...invoice.taxLines.map((line) => ({ label: taxLabel(line), amount: formatRupees(line.amountPaise) })),
    ...(invoice.roundOffPaise === 0 ? [] : [{ label: 'Round-off', amount: formatRupees(invoice.roundOffPaise) }]),
  ];
  return { title: titles[invoice.status], placeOfSupply: placeText(invoice.placeOfSupply), lines, sums, total: formatRupees(invoice.totalPaise), words: amountInWords(invoice.totalPaise) };
}
