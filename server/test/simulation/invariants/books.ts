import { groupBy } from 'shared/domain/records/groupBy';
import { readBooks } from '../../checkBooks';
import type { Invariant } from '../Invariant';

const money = [
  ...['invoices', 'receipts', 'payments', 'credit_notes', 'debit_notes', 'vouchers', 'ledger_entries'],
  ...['purchases', 'tax_challans', 'wages', 'obligations'],
];

/** Differences between two lists of totals. */
const differing = (name: string, one: Record<string, number>, other: Record<string, number>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => one[key] !== other[key])
    .map((key) => `${key}: ${one[key] ?? 0} by the records, ${other[key] ?? 0} by the ${name}.`);

export const entriesBalance: Invariant = {
  name: 'the ledger balances, and says what the records say',
  of: money,
  async broken({ db }) {
    const { records, ledger, columns, unbalanced } = await readBooks(db);
    const negative = Object.entries(records).filter(
      ([key, paise]) => /^(paid|credited|debited|advance) /.test(key) && paise < 0,
    );
    return [
      ...differing('ledger', records, ledger),
      ...differing('columns', records, columns),
      ...unbalanced.map((day) => `The ledger does not balance on ${day}.`),
      ...negative.map(([key, paise]) => `${key} came to ${paise}.`),
    ];
  },
};

export const nothingIsOverpaid: Invariant = {
  name: 'no invoice is paid or credited beyond its amount',
  of: money,
  async broken({ db }) {
    const rows = await db
      .selectFrom('live_invoices')
      .select(['id', 'invoiceNo', 'totalPaise', 'paidPaise', 'creditedPaise', 'debitedPaise'])
      .where('status', 'in', ['issued', 'paid', 'cancelled'])
      .execute();
    const gone = await db.selectFrom('debit_notes').select('invoiceId').where('cancelledAt', 'is not', null).execute();
    // A debit note's amount may be paid before the note is cancelled.
    const lowered = new Set(gone.map(({ invoiceId }) => invoiceId));
    return rows.flatMap(({ id, invoiceNo, totalPaise, paidPaise, creditedPaise, debitedPaise }) => {
      const most = totalPaise + debitedPaise;
      return (paidPaise > most && !lowered.has(id)) || creditedPaise > most
        ? [`${invoiceNo} comes to ${most}; ${paidPaise} is paid and ${creditedPaise} credited.`]
        : [];
    });
  },
};

export const numbersAreWhole: Invariant = {
  name: 'numbers have no gaps and no doubles',
  of: ['invoices', 'credit_notes', 'debit_notes'],
  async broken({ db }) {
    const invoices = await db
      .selectFrom('invoices')
      .select(['invoiceNo as number', 'registration', 'date'])
      .where('issuedAt', 'is not', null)
      .execute();
    const credits = await db
      .selectFrom('credit_notes')
      .select(['creditNoteNumber as number', 'registration', 'date'])
      .execute();
    const debits = await db
      .selectFrom('debit_notes')
      .select(['debitNoteNumber as number', 'registration', 'date'])
      .execute();
    const found: string[] = [];
    for (const [series, own] of groupBy(
      [...invoices, ...credits, ...debits],
      ({ number, registration }) => `${registration} ${number.replace(/\d+$/, '')}`,
    )) {
      const numbers = own
        .map(({ number, date }) => ({ date, place: Number(/\d+$/.exec(number)?.[0]) }))
        .sort((a, b) => a.place - b.place);
      numbers.forEach(({ place, date }, index) => {
        if (place !== index + 1) found.push(`${series} has ${place} where ${index + 1} comes next.`);
        const before = numbers[index - 1]?.date;
        if (before && date && before > date)
          found.push(`${series} ${place} is dated ${date}, the one before ${before}.`);
      });
    }
    return found.slice(0, 3);
  },
};

export const creditsAreOnce: Invariant = {
  name: 'each line of the bank is there once, and has its receipt',
  of: ['bank_lines', 'receipts'],
  async broken({ db }) {
    const lines = await db
      .selectFrom('live_bank_lines')
      .select(['id', 'fingerprint', 'state', 'receiptId', 'amountPaise'])
      .execute();
    const receipts = new Map(
      (await db.selectFrom('live_receipts').select(['id', 'amountPaise']).execute()).map((row) => [
        row.id,
        row.amountPaise,
      ]),
    );
    const doubles = [...groupBy(lines, ({ fingerprint }) => fingerprint).values()].filter(({ length }) => length > 1);
    const matched = lines.filter(({ state }) => state === 'Matched');
    const shared = [...groupBy(matched, ({ receiptId }) => receiptId).values()].filter(({ length }) => length > 1);
    return [
      ...doubles.map(([line]) => `The bank's line ${line?.id} is there twice.`),
      ...shared.map(([line]) => `Two lines of the bank are the receipt ${line?.receiptId}.`),
      ...matched
        .filter((line) => receipts.get(line.receiptId) !== line.amountPaise)
        .map(({ id }) => `The line ${id} of the bank has no receipt of its amount.`),
      ...lines
        .filter(({ state, receiptId }) => (state === 'Matched') !== (receiptId !== ''))
        .map(({ id, state }) => `The line ${id} of the bank is ${state}, and its receipt says otherwise.`),
    ];
  },
};

export const receiptsAreOnce: Invariant = {
  name: 'no receipt is there twice',
  of: ['receipts'],
  async broken({ db }) {
    const rows = await db
      .selectFrom('live_receipts')
      .select(['companyId', 'clientName', 'reference'])
      .where('reference', '<>', '')
      .execute();
    return [
      ...groupBy(
        rows,
        ({ companyId, clientName, reference }) => `${companyId || clientName} ${reference.toLowerCase()}`,
      ),
    ]
      .filter(([, own]) => own.length > 1)
      .map(([key]) => `There are two receipts ${key}.`);
  },
};
