import { sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { ofRegistration } from 'shared/domain/letterhead/registration';
import { ONE_SUM } from 'shared/domain/money/documents/openingBalance';
import { type ClientEntry, type ClientStatement, setStatement } from 'shared/domain/money/settle/clientStatement';
import type { SheetClient } from 'shared/domain/papers/documentSheet';
import { isoDate, optionalText } from 'shared/domain/records/validation';
import { z } from 'zod';
import { notFound } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { balances, entriesOf } from '../../../money/ledger/balances';
import { partyOf } from '../../../money/ledger/entry';
import { companies } from '../../clients/companies/companies';
import { currentLetterhead } from '../../letterhead/letterhead';
import { chosenRegistration } from '../../letterhead/registrations';
import { findRecord } from '../../records/lists/selectRecords';
import { samplesIn } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from '../documents/invoices';
import { paidOf } from '../documents/paidOf';
import { receipts } from './receipts';

/**
 * A statement's client and period: a company on record, or a client by name; by default the financial year until today.
 */
export const statementQuery = z.object({
  companyId: optionalText('company', 64),
  clientName: optionalText('client name', 200),
  from: isoDate().default(() => financialYearBounds(financialYearOf(today())).from),
  to: isoDate().default(today),
  /** The company's GSTIN whose letterhead the document uses. By default the one with most of the client's entries. */
  registration: ofRegistration.shape.registration,
});
export type StatementQuery = z.output<typeof statementQuery>;

/** A statement with its printed recipient and its letterhead. */
export interface ReadStatement {
  statement: ClientStatement;
  client: SheetClient;
  letterhead: IssuedLetterhead;
}

type Account = Pick<GrantedAccount, 'granted' | 'reach'>;

const nobody = () => notFound('There is no such client with invoices or receipts. Choose another.');
const everyone = sql<boolean>`1 = 1`;

/** The client whose entries are read; samples count only while there are no real records. */
async function askedOf(db: Queries, asked: StatementQuery) {
  return { party: partyOf(asked), isReal: (await samplesIn(db, [invoices, receipts])) === 'beside' };
}

type Asked = Awaited<ReturnType<typeof askedOf>>;

/**
 * The client as on the latest invoice; otherwise the company's record, or the payer. Throws 404 for a client that does
 * not exist within the account's reach.
 */
async function clientOf(db: Queries, { companyId }: StatementQuery, asked: Asked, account: Account) {
  const posted = (sourceKind: 'invoices' | 'receipts') =>
    entriesOf(db, { ...asked, accounts: [sourceKind === 'invoices' ? 'receivables' : 'customerAdvances'] })
      .select('ledger_entries.source')
      .where('ledger_entries.sourceKind', '=', sourceKind);
  const latest = await db
    .selectFrom('every_invoices')
    .select(['clientName', 'clientAddress', 'clientEmail', 'clientGstin', 'clientState', 'clientCountry'])
    .where('id', 'in', posted('invoices'))
    .where(scopeToClient(invoices, account).within ?? everyone)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (latest) return latest;
  const blank = { clientAddress: '', clientEmail: '', clientGstin: '', clientState: '', clientCountry: '' };
  const company = companyId === '' ? undefined : await findRecord(db, scopeToClient(companies, account), companyId);
  if (company) {
    const { name, email, gstin, state, address } = company;
    return {
      ...blank,
      clientName: name,
      clientEmail: email,
      clientGstin: gstin,
      clientState: state,
      clientAddress: address,
    };
  }
  const receipt = await db
    .selectFrom('live_receipts')
    .select('clientName')
    .where('id', 'in', posted('receipts'))
    .where(scopeToClient(receipts, account).within ?? everyone)
    .executeTakeFirst();
  if (!receipt) throw nobody();
  return { ...blank, clientName: receipt.clientName };
}

const none = { billedPaise: 0, receivedPaise: 0, tdsPaise: 0, gstTdsPaise: 0 };

const documents = {
  invoices: ['Invoice', 'invoices'],
  credit_notes: ['Credit note', 'credit-notes'],
  debit_notes: ['Debit note', 'debit-notes'],
} as const;

/** Invoices and notes, each with its change of the amount owed. */
async function readBilled(db: Queries, asked: Asked): Promise<ClientEntry[]> {
  const kinds = Object.keys(documents) as (keyof typeof documents)[];
  const columns = [
    ...(['ledger_entries.sourceKind', 'ledger_entries.source', 'ledger_entries.day'] as const),
    ...(['ledger_entries.registration', 'invoices.invoiceNo', 'creditNoteNumber', 'debitNoteNumber'] as const),
  ];
  const rows = await entriesOf(db, { ...asked, accounts: ['receivables'] })
    .leftJoin('every_invoices as invoices', 'invoices.id', 'ledger_entries.source')
    .leftJoin('every_credit_notes as credit_notes', 'credit_notes.id', 'ledger_entries.source')
    .leftJoin('every_debit_notes as debit_notes', 'debit_notes.id', 'ledger_entries.source')
    .where('ledger_entries.sourceKind', 'in', kinds)
    .select(columns)
    .select(({ fn }) => fn.sum<number>('ledger_entries.paise').as('paise'))
    .groupBy(columns)
    .having(({ fn }) => fn.sum('ledger_entries.paise'), '<>', 0)
    .execute();
  return rows.map(({ sourceKind, source, day, registration, ...row }) => {
    const [word, path] = documents[sourceKind as keyof typeof documents];
    const number = row.invoiceNo ?? row.creditNoteNumber ?? row.debitNoteNumber;
    const paise = Number(row.paise);
    return {
      ...none,
      date: day,
      registration,
      record: `${path}/${source}`,
      text: number === ONE_SUM ? 'Balance brought in' : `${word} ${number}`,
      ...(paise > 0 ? { billedPaise: paise } : { receivedPaise: -paise }),
    };
  });
}

/** Remaining advances by receipt, under the registration of its voucher. */
async function readAdvances(db: Queries, asked: Asked): Promise<ClientEntry[]> {
  const left = await balances(db, ['document'], { ...asked, accounts: ['customerAdvances'] });
  if (left.length === 0) return [];
  const rows = await db
    .selectFrom('every_receipts as receipts')
    .select(['id', 'date', 'reference'])
    .select((row) =>
      row
        .selectFrom('live_vouchers as vouchers')
        .select('vouchers.registration')
        .whereRef('vouchers.receiptId', '=', 'receipts.id')
        .orderBy('vouchers.id')
        .limit(1)
        .as('registration'),
    )
    .where(
      'id',
      'in',
      left.map(({ document }) => document),
    )
    .execute();
  return rows.map(({ id, date, reference, registration }) => ({
    ...none,
    date,
    registration: registration ?? '',
    record: `receipts/${id}`,
    text: ['Advance', reference].filter(Boolean).join(', '),
    receivedPaise: -(left.find(({ document }) => document === id)?.paise ?? 0),
  }));
}

/**
 * A client's bills and payments in a period, to the paisa as in the ledger. Throws 404 for a client that does not exist
 * within the account's reach.
 */
export async function readStatement(db: Queries, query: StatementQuery, account: Account): Promise<ReadStatement> {
  const asked = await askedOf(db, query);
  const client = await clientOf(db, query, asked, account);
  const paid = await paidOf(db, asked);
  const entries: ClientEntry[] = [
    ...(await readBilled(db, asked)),
    ...together(
      paid.map(({ date, registration, amountPaise, tdsPaise, gstTdsPaise, method, reference, receiptId }) => ({
        date,
        registration,
        text: ['Received', amountPaise === 0 ? '' : method, reference].filter(Boolean).join(', '),
        record: receiptId && `receipts/${receiptId}`,
        billedPaise: 0,
        receivedPaise: amountPaise,
        tdsPaise,
        gstTdsPaise,
      })),
    ),
    ...(await readAdvances(db, asked)),
  ];
  const { companyId } = query;
  const registrations = mostUsed(entries);
  const registration = query.registration ? await chosenRegistration(db, query.registration) : (registrations[0] ?? '');
  return {
    statement: setStatement({ companyId, clientName: client.clientName, registration, registrations }, entries, query),
    client,
    letterhead: await currentLetterhead(db, registration),
  };
}

/** The GSTINs of entries, the most used first; ties by latest use. */
function mostUsed(entries: readonly ClientEntry[]): string[] {
  const uses = new Map<string, { count: number; last: string }>();
  for (const { registration, date } of entries) {
    const { count, last } = uses.get(registration) ?? { count: 0, last: '' };
    if (registration !== '') uses.set(registration, { count: count + 1, last: date > last ? date : last });
  }
  return [...uses]
    .sort(([, a], [, b]) => b.count - a.count || b.last.localeCompare(a.last))
    .map(([registration]) => registration);
}

/** One receipt's payments on a day, as one entry for each registration. */
function together(entries: readonly ClientEntry[]): ClientEntry[] {
  const byReceipt = new Map<string, ClientEntry>();
  return [
    ...entries.filter(({ record }) => record === ''),
    ...entries
      .filter(({ record }) => record !== '')
      .reduce((known, entry) => {
        const key = `${entry.record} ${entry.date} ${entry.registration}`;
        const first = known.get(key);
        const text = first && first.text.length >= entry.text.length ? first.text : entry.text;
        return known.set(key, {
          ...entry,
          text,
          receivedPaise: (first?.receivedPaise ?? 0) + entry.receivedPaise,
          tdsPaise: (first?.tdsPaise ?? 0) + entry.tdsPaise,
          gstTdsPaise: (first?.gstTdsPaise ?? 0) + entry.gstTdsPaise,
        });
      }, byReceipt)
      .values(),
  ];
}
