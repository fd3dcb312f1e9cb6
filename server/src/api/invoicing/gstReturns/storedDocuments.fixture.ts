import { financialYearOf } from 'shared/domain/dates/financialYear';
import { type InvoiceInput, type InvoiceTotals, invoiceInput } from 'shared/domain/invoicing/invoice';
import type { NoteKind } from 'shared/domain/invoicing/note';
import { debitTax, type NoteTax } from 'shared/domain/invoicing/noteTax';
import { clientStateOf } from 'shared/domain/invoicing/placeOfSupply';
import { insertRows } from '../../../db/insertRow';
import type { Db, Row } from '../../../db/tables';
import type { Resource } from '../../resource/definition';
import { encode } from '../../resource/rows';
import { invoices } from '../invoices';
import { creditNotes, debitNotes } from '../notes';
import { amountsOf } from '../prepareInvoice';

/** The registration of `realLetterhead`. */
export const REGISTRATION = '20AAPFU0939F1Z9';

const clients = [
  { clientGstin: '27AAPFU0939F1ZV' },
  { clientGstin: '20AAACR5055K1ZL' },
  { clientGstin: '27AAPFU0939F1ZV', sez: true },
  { clientGstin: '27AAPFU0939F1ZV', sez: true, taxPercent: 0, taxTreatment: 'undertaking' },
  { clientState: '20' },
  { clientState: '27' },
  { clientState: '96', clientCountry: 'DE' },
  { clientState: '96', clientCountry: 'DE', taxPercent: 0, taxTreatment: 'undertaking' },
  { clientState: '27', taxPercent: 0, taxTreatment: 'exempt' },
  { clientGstin: '20AAACR5055K1ZL', taxPercent: 0, taxTreatment: 'exempt' },
];
const codes = ['998513', '998514', '998525', '998533'];

/** Numbers that are the same at each run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A document that was stored. */
export interface StoredDocument {
  kind: 'invoice' | NoteKind;
  input: InvoiceInput;
  amounts: Pick<InvoiceTotals, 'taxLines'> & { valuePaise: number; taxablePaise: number };
}

interface Made extends StoredDocument {
  row: Row;
}

const stamps = {
  version: 1,
  createdAt: '2026-09-01T00:00:00.000Z',
  updatedAt: '2026-09-01T00:00:00.000Z',
  deletedAt: null,
};

/**
 * Stores documents of a month past the API, eight invoices to a credit and a debit note, of every kind of client, supply
 * and rate; as `registration`, by default that of the real letterhead. Answers them.
 */
export async function storeDocuments(
  db: Db,
  month: string,
  count: number,
  registration = REGISTRATION,
): Promise<StoredDocument[]> {
  const random = generator(20_261_126);
  const issued: (Made & { id: string; totals: InvoiceTotals; number: string })[] = [];
  const notes: Record<NoteKind, Made[]> = { credit: [], debit: [] };
  const common = {
    registration,
    financialYear: financialYearOf(`${month}-01`),
    inGstr1a: false,
    isSample: false,
    cancelledAt: null,
  };
  const rowOf = (resource: Resource, id: string, record: object): Row => ({
    id,
    ...stamps,
    ...encode(resource, { ...common, letterhead: null, ...record }),
  });
  for (let index = 0; index < count; index += 1) {
    const date = `${month}-${String(1 + random(28)).padStart(2, '0')}`;
    const place = `${month.slice(2)}/${String(index).padStart(5, '0')}`;
    const of = index % 10 < 8 ? undefined : issued[random(issued.length)];
    if (of) {
      const kind = index % 10 === 8 ? 'credit' : 'debit';
      const amountPaise = 1 + random(of.totals.totalPaise);
      const tax: NoteTax = debitTax(amountPaise, of.totals);
      const number = `${kind === 'credit' ? 'CN' : 'DN'}/${place}`;
      const record = {
        ...tax,
        invoiceId: of.id,
        invoiceNo: of.number,
        [`${kind}NoteNumber`]: number,
        date,
        amountPaise,
        clientName: 'Acme',
        reason: 'Less',
        lines: [],
      };
      notes[kind].push({
        kind,
        input: of.input,
        amounts: { ...tax, valuePaise: amountPaise },
        row: rowOf(kind === 'credit' ? creditNotes : debitNotes, `${month}-n${place}`, record),
      });
      continue;
    }
    const input = invoiceInput.parse({
      clientName: 'Acme',
      date,
      taxPercent: [5, 12, 18, 28][random(4)],
      items: Array.from({ length: 1 + random(4) }, () => ({
        sac: codes[random(codes.length)],
        quantity: (1 + random(40_000)) / 1000,
        pricePaise: 1 + random(2_000_000),
      })),
      ...clients[random(clients.length)],
    });
    const totals = amountsOf(input, { supplierState: '20', roundOff: true });
    const [id, number] = [`${month}-i${place}`, `INV/${place}`];
    const record = {
      ...input,
      ...totals,
      ...{
        invoiceNo: number,
        issuedAt: stamps.createdAt,
        status: 'issued',
        standing: 'Unpaid',
        lateAfter: '9999-12-31',
      },
      ...{ placeOfSupply: clientStateOf(input), paidPaise: 0, creditedPaise: 0, debitedPaise: 0 },
      balancePaise: totals.totalPaise,
    };
    const amounts = { taxLines: totals.taxLines, valuePaise: totals.totalPaise, taxablePaise: totals.subtotalPaise };
    issued.push({ kind: 'invoice', id, number, input, totals, amounts, row: rowOf(invoices, id, record) });
  }
  await insertRows(
    db,
    'invoices',
    issued.map(({ row }) => row),
  );
  await insertRows(
    db,
    'credit_notes',
    notes.credit.map(({ row }) => row),
  );
  await insertRows(
    db,
    'debit_notes',
    notes.debit.map(({ row }) => row),
  );
  return [...issued, ...notes.credit, ...notes.debit];
}
