import { type Invoice, invoiceInput } from 'shared/domain/money/documents/invoice';
import { supplyCells } from 'shared/domain/money/returns/gstr1/supplyLines';
import { gstr1OfInvoice } from 'shared/domain/money/returns/gstr1Document';
import { invoiceSheet } from 'shared/domain/papers/invoiceSheet';
import { type CsvCell, csvCell, csvLine } from 'shared/domain/tables/csv';
import { formatRupees, parseRupees } from 'shared/domain/text/money';
import { atScale } from '../../../../test/atScale';
import { realLetterhead } from '../../../../test/realLetterhead';
import { contentText } from '../../papers/contentText.fixture';
import { invoiceContent } from '../../papers/invoiceContent.fixture';
import { invoices } from './invoices';
import { amountsOf } from './prepareInvoice';

const COUNT = atScale(10_000, 1_000);

/** Pseudo-random numbers, the same on each run (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = generator(20_261_121);
const states = ['20', '27', '', '35', '07'];
const rates = [0, 5, 12, 18, 28, 0.25, 7.77];

/** An invoice with the amounts that the server stores. */
function stored(): Invoice {
  const items = Array.from({ length: 1 + random(6) }, (_, index) => ({
    id: String(index),
    description: `Line ${index}`,
    quantity: random(100_000) / 1000,
    pricePaise: random(2) ? random(10_000_000) : random(1000),
  }));
  const input = invoiceInput.parse({
    clientName: 'Acme',
    clientState: states[random(states.length)],
    date: '2026-11-21',
    taxPercent: rates[random(rates.length)],
    sez: random(10) === 0,
    items,
  });
  return {
    ...input,
    ...amountsOf(input, { supplierState: '20' }),
    ...{ status: 'draft' as const, standing: 'Draft' as const, lateAfter: '9999-12-31', balancePaise: 0 },
    id: 'i1',
    version: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    draftNo: '',
    financialYear: '',
    letterhead: null,
    registration: '',
    inGstr1a: false,
    issuedAt: null,
    cancelledAt: null,
    paidPaise: 0,
    creditedPaise: 0,
    debitedPaise: 0,
  };
}

/** The total recalculated in whole numbers only: thousandths of a paisa, hundredths of a percent. */
function expectedTotal(invoice: Invoice): number {
  const half = (value: bigint, by: bigint) => (value + by / 2n) / by;
  const subtotal = invoice.items.reduce(
    (sum, item) => sum + half(BigInt(Math.round(item.quantity * 1000)) * BigInt(item.pricePaise), 1000n),
    0n,
  );
  const heads = Math.max(1, invoice.taxLines.length);
  const share = BigInt(Math.round((invoice.taxPercent * 10_000) / heads));
  return Number(subtotal + half(subtotal * share, 1_000_000n) * BigInt(heads));
}

test(`${COUNT} invoices have one total: stored, on the screen, in the PDF, in the list's CSV and in GSTR-1`, () => {
  const written = (cell: CsvCell) => csvCell(cell).replaceAll('"', '');
  const csvTotal = (invoice: Invoice) =>
    written(invoices.csv?.Total?.({ ...invoice, shown: 'Draft', annualReturnOn: null }));
  let differences = 0;
  for (let index = 0; index < COUNT; index++) {
    const invoice = stored();
    const total = expectedTotal(invoice);
    const sheet = invoiceSheet(invoice, realLetterhead);
    const pdf = contentText(invoiceContent(invoice, realLetterhead)).split('\n');
    const told = [
      invoice.totalPaise,
      parseRupees(sheet.total),
      sheet.sums.reduce((sum, { value }) => sum + (parseRupees(value) ?? NaN), 0),
      parseRupees(pdf[pdf.lastIndexOf('Total') + 1] ?? ''),
      parseRupees(csvTotal(invoice)),
      parseRupees(written(supplyCells(gstr1OfInvoice(invoice))[5])),
      sheet.rows.reduce((sum, row) => sum + (parseRupees(row.at(-1) ?? '') ?? NaN), 0) + invoice.taxPaise,
    ];
    if (
      told.some((amount) => amount !== total) ||
      !csvLine([csvTotal(invoice)]).includes(formatRupees(total).replace(/[₹,]/g, ''))
    )
      differences += 1;
  }
  expect(differences).toBe(0);
});
