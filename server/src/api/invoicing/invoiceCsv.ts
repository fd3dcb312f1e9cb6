import type { CsvCell } from 'shared/domain/csv';
import { placeText } from 'shared/domain/documentSheet';
import { type Invoice, taxHeads } from 'shared/domain/invoice';
import { sumPaise } from 'shared/domain/money';
import { amountCell } from '../resource/csvCells';
import type { ApiRecord } from '../resource/definition';

type Cell = (invoice: Invoice & { shown: string }) => CsvCell;

const tax =
  (head: string): Cell =>
  ({ taxLines }) =>
    amountCell(sumPaise(taxLines.filter((line) => line.head === head).map((line) => line.amountPaise)));

const columns: Record<string, Cell> = {
  'Invoice number': ({ invoiceNo }) => invoiceNo,
  'Client name': ({ clientName }) => clientName,
  GSTIN: ({ clientGstin }) => clientGstin,
  'Place of supply': ({ placeOfSupply }) => placeText(placeOfSupply),
  Date: ({ date }) => date,
  'Due date': ({ dueDate }) => dueDate,
  Status: ({ shown }) => shown,
  Subtotal: ({ subtotalPaise }) => amountCell(subtotalPaise),
  'Tax percent': ({ taxPercent }) => taxPercent,
  ...Object.fromEntries([...taxHeads, 'Tax'].map((head) => [head, tax(head)])),
  'Round-off': ({ roundOffPaise }) => amountCell(roundOffPaise),
  Total: ({ totalPaise }) => amountCell(totalPaise),
  Paid: ({ paidPaise }) => amountCell(paidPaise),
  Credited: ({ creditedPaise }) => amountCell(creditedPaise),
  Debited: ({ debitedPaise }) => amountCell(debitedPaise),
  Balance: ({ balancePaise }) => amountCell(balancePaise),
};

/** What the list of invoices exports. */
export const invoiceCsv = columns as unknown as Readonly<Record<string, (record: ApiRecord) => CsvCell>>;
