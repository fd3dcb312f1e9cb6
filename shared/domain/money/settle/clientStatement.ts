import { z } from 'zod';
import { formatDate } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import type { IssuedLetterhead } from '../../letterhead/letterhead';
import { clientOf, type DocumentSheet, known, type SheetClient, supplierOf } from '../../papers/documentSheet';
import type { CsvCell } from '../../tables/csv';
import { amountInWords } from '../../text/amountInWords';
import { formatRupees, sumPaise } from '../../text/money';

/** The causes of a change in a client's balance: an amount billed, or one received and withheld. */
const statementEntry = z.object({
  date: z.iso.date(),
  /** `Invoice INV/26-27/0001`. */
  text: z.string(),
  /** The record's path: `invoices/<id>`. Empty for one without a page. */
  record: z.string(),
  /**
   * The company's GSTIN that it belongs to; empty for money before any invoice, and for documents issued without one.
   */
  registration: z.string(),
  billedPaise: z.int(),
  /** Received, or credited. */
  receivedPaise: z.int(),
  /** Kept back by the client as income tax at source. */
  tdsPaise: z.int(),
  /** The same of GST. */
  gstTdsPaise: z.int(),
  /** Owed after it; below 0 when more was paid than billed. */
  balancePaise: z.int(),
});
type StatementEntry = z.infer<typeof statementEntry>;

/**
 * A client's bills and payments in a period. Closing is opening plus amounts billed, less amounts received and
 * withheld.
 */
export const clientStatement = z.object({
  companyId: z.string(),
  clientName: z.string(),
  /** The company's GSTIN whose letterhead the paper has; empty while none is known. */
  registration: z.string(),
  /** All that the client's entries belong to, the most used first. */
  registrations: z.array(z.string()),
  from: z.iso.date(),
  to: z.iso.date(),
  openingPaise: z.int(),
  entries: z.array(statementEntry),
  billedPaise: z.int(),
  receivedPaise: z.int(),
  tdsPaise: z.int(),
  gstTdsPaise: z.int(),
  closingPaise: z.int(),
});
export type ClientStatement = z.infer<typeof clientStatement>;

/** An entry before it is sorted among others. */
export type ClientEntry = Omit<StatementEntry, 'balancePaise'>;

const worth = ({ billedPaise, receivedPaise, tdsPaise, gstTdsPaise }: ClientEntry) =>
  billedPaise - receivedPaise - tdsPaise - gstTdsPaise;

/** Sets what a client was billed and has paid in order; what lies before the period is the opening balance, what lies after it is left out. */
export function setStatement(
  client: Pick<ClientStatement, 'companyId' | 'clientName' | 'registration' | 'registrations'>,
  entries: readonly ClientEntry[],
  { from, to }: { from: IsoDate; to: IsoDate },
): ClientStatement {
  const openingPaise = sumPaise(entries.filter(({ date }) => date < from).map(worth));
  const own = entries
    .filter(({ date }) => date >= from && date <= to)
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) || Number(worth(a) < 0) - Number(worth(b) < 0) || a.text.localeCompare(b.text),
    );
  let closingPaise = openingPaise;
  const set = own.map((entry) => {
    closingPaise += worth(entry);
    return { ...entry, balancePaise: closingPaise };
  });
  return {
    ...client,
    from,
    to,
    openingPaise,
    entries: set,
    billedPaise: sumPaise(own.map(({ billedPaise }) => billedPaise)),
    receivedPaise: sumPaise(own.map(({ receivedPaise }) => receivedPaise)),
    tdsPaise: sumPaise(own.map(({ tdsPaise }) => tdsPaise)),
    gstTdsPaise: sumPaise(own.map(({ gstTdsPaise }) => gstTdsPaise)),
    closingPaise,
  };
}

const titles = ['Date', 'What', 'Billed', 'Received', 'TDS', 'GST-TDS', 'Balance'] as const;

/** A statement as the lines of a file. */
export function statementLines(statement: ClientStatement): CsvCell[][] {
  const { from, to, openingPaise, entries, billedPaise, receivedPaise, tdsPaise, gstTdsPaise, closingPaise } =
    statement;
  return [
    [...titles, 'GSTIN'],
    [from, 'Opening balance', '', '', '', '', { paise: openingPaise }, ''],
    ...entries.map((entry): CsvCell[] => [
      entry.date,
      entry.text,
      { paise: entry.billedPaise },
      { paise: entry.receivedPaise },
      { paise: entry.tdsPaise },
      { paise: entry.gstTdsPaise },
      { paise: entry.balancePaise },
      entry.registration,
    ]),
    [
      to,
      'Closing balance',
      { paise: billedPaise },
      { paise: receivedPaise },
      { paise: tdsPaise },
      { paise: gstTdsPaise },
      { paise: closingPaise },
      '',
    ],
  ];
}

/** A day that is not parted at the end of a line. */
const dayOf = (date: string): string => formatDate(date).replaceAll(' ', '\u00a0');
const amount = (paise: number): string => (paise === 0 ? '–' : formatRupees(paise));

/** A statement of account as a paper. It is no tax document. Of a client of several registrations each line names its own. */
export function clientStatementSheet(
  statement: ClientStatement,
  client: SheetClient,
  letterhead: IssuedLetterhead,
): DocumentSheet {
  const { from, to, openingPaise, entries, billedPaise, receivedPaise, tdsPaise, gstTdsPaise, closingPaise } =
    statement;
  // Only government bodies keep GST back.
  const shown = titles.filter((title) => title !== 'GST-TDS' || gstTdsPaise > 0);
  const isOfSeveral = statement.registrations.length > 1;
  const { bankName, bankAccount, bankIfsc, upi } = letterhead;
  return {
    title: 'Statement of account',
    number: '',
    mark: letterhead.isSample ? 'Sample' : '',
    supplier: supplierOf(letterhead),
    client: clientOf(client),
    facts: [
      { label: 'From', value: formatDate(from) },
      { label: 'To', value: formatDate(to) },
    ],
    endorsement: '',
    columns: ['What', 'Date', ...shown.slice(2)].map((title, place) => ({
      title,
      ...(place > 1 && { isNumber: true }),
    })),
    rows: [
      ['Opening balance', dayOf(from), ...shown.slice(3).map(() => ''), formatRupees(openingPaise)],
      ...entries.map((entry) => [
        isOfSeveral && entry.registration ? `${entry.text}, GSTIN ${entry.registration}` : entry.text,
        dayOf(entry.date),
        amount(entry.billedPaise),
        amount(entry.receivedPaise),
        amount(entry.tdsPaise),
        ...(gstTdsPaise > 0 ? [amount(entry.gstTdsPaise)] : []),
        formatRupees(entry.balancePaise),
      ]),
    ],
    sums: [
      { label: 'Opening balance', value: formatRupees(openingPaise) },
      { label: 'Billed', value: formatRupees(billedPaise) },
      { label: 'Received and credited', value: formatRupees(-receivedPaise) },
      { label: 'TDS', value: formatRupees(-tdsPaise) },
      ...(gstTdsPaise > 0 ? [{ label: 'GST-TDS', value: formatRupees(-gstTdsPaise) }] : []),
    ],
    total: formatRupees(closingPaise),
    totalLabel: closingPaise < 0 ? 'Paid in advance' : 'Balance due',
    words: amountInWords(Math.abs(closingPaise)),
    payment: known([
      ['Bank', bankAccount && bankName],
      ['Account number', bankAccount],
      ['IFSC', bankAccount && bankIfsc],
      ['UPI', upi],
    ]),
    texts: [],
    signatory: letterhead.signatory,
  };
}
