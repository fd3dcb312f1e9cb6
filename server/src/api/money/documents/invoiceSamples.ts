import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { sampleLetterhead } from 'shared/domain/letterhead/companyLetterhead';
import { documentNumber } from 'shared/domain/money/documents/documentNumber';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { DEFAULT_UNIT } from 'shared/domain/money/documents/units';
import type { Payment } from 'shared/domain/money/settle/payment';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { type SampleClientKey, sampleClients } from '../../samples/sampleClients';

interface Sample {
  client: SampleClientKey;
  /** How many days ago it was issued. */
  daysAgo: number;
  /** Days until it is due. */
  terms: number;
  item: [description: string, sac: string, quantity: number, pricePaise: number];
  draft?: string;
}

/** Newest first. */
const samples: readonly Sample[] = [
  {
    client: 'quick',
    daysAgo: 0,
    terms: 30,
    item: ['Pickers, festival season', '998514', 40, 1_450_000],
    draft: 'DRAFT-1',
  },
  { client: 'startup', daysAgo: 6, terms: 30, item: ['Delivery associates', '998513', 22, 1_875_000] },
  { client: 'retailer', daysAgo: 12, terms: 30, item: ['Warehouse pickers', '998513', 60, 1_640_000] },
  { client: 'pizza', daysAgo: 41, terms: 15, item: ['Kitchen helpers', '998514', 9, 1_520_050] },
  { client: 'logistics', daysAgo: 55, terms: 30, item: ['Loaders, night shift', '998513', 18, 1_710_000] },
  { client: 'retailer', daysAgo: 73, terms: 30, item: ['Permanent placement, two managers', '998512', 2, 12_000_000] },
];

function billedTo(key: SampleClientKey) {
  const { name, state, gstin, address, accounts } = sampleClients[key];
  return {
    clientName: name,
    companyId: name,
    clientState: state,
    clientAddress: address,
    clientEmail: accounts,
    clientGstin: gstin,
  };
}

const dated = (sample: Sample, today: IsoDate) => addDays(today, -sample.daysAgo);

/** A sample's number: issued oldest first, each financial year from 1. */
function numberOf(sample: Sample, today: IsoDate): string {
  const date = dated(sample, today);
  const earlier = samples.filter(
    (other) =>
      other.draft === undefined &&
      other.daysAgo >= sample.daysAgo &&
      financialYearOf(dated(other, today)) === financialYearOf(date),
  );
  return documentNumber('sample', date, earlier.length);
}

/** A staffing company's typical invoices on a day: a draft, unpaid, overdue, partly paid and paid ones. */
export function invoiceSamples(today: IsoDate): Partial<Invoice>[] {
  return samples.map((sample) => {
    const [description, sac, quantity, pricePaise] = sample.item;
    const date = dated(sample, today);
    const status =
      sample.draft === undefined
        ? { status: 'issued' as const, letterhead: sampleLetterhead() }
        : { invoiceNo: sample.draft };
    return {
      ...billedTo(sample.client),
      ...status,
      date,
      dueDate: addDays(date, sample.terms),
      taxPercent: 18,
      items: [{ id: '1', description, sac, quantity, unit: DEFAULT_UNIT, pricePaise }],
    };
  });
}

const numbered = (index: number, today: IsoDate) => numberOf(samples[index] as Sample, today);

/** Two invoices are paid, one in part; each is identified by number. */
export function paymentSamples(today: IsoDate): Partial<Payment>[] {
  return [
    {
      invoiceId: numbered(3, today),
      amountPaise: 8_000_000,
      date: addDays(today, -20),
      method: 'UPI',
      reference: 'part payment',
    },
    {
      invoiceId: numbered(4, today),
      amountPaise: 36_320_400,
      date: addDays(today, -30),
      method: 'Bank transfer',
      reference: 'N214260098',
    },
    {
      invoiceId: numbered(5, today),
      amountPaise: 25_960_000,
      date: addDays(today, -50),
      method: 'Bank transfer',
      reference: 'N202250431',
    },
  ];
}

/** An advance, with no invoice due yet. */
export function receiptSamples(today: IsoDate): Partial<Receipt>[] {
  const { clientName, companyId } = billedTo('startup');
  return [
    { clientName, companyId, date: addDays(today, -4), amountPaise: 10_000_000, reference: 'N229260177', lines: [] },
  ];
}

/** A credit note, and the debit note of the same invoice. */
export function noteSamples(kind: NoteKind, today: IsoDate): Partial<Note>[] {
  const letterhead = sampleLetterhead();
  if (kind === 'credit')
    return [
      {
        invoiceId: numbered(5, today),
        date: addDays(today, -45),
        amountPaise: 2_360_000,
        reason: 'One manager left within the replacement period',
        letterhead,
      },
    ];
  return [
    {
      invoiceId: numbered(2, today),
      date: addDays(today, -3),
      amountPaise: 1_180_000,
      reason: 'Overtime on three Sundays',
      letterhead,
    },
  ];
}
