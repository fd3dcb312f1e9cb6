import { sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import { type ClientEntry, type ClientStatement, setStatement } from 'shared/domain/invoicing/clientStatement';
import type { SheetClient } from 'shared/domain/invoicing/documentSheet';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { ofRegistration } from 'shared/domain/letterhead/registration';
import { isoDate, optionalText } from 'shared/domain/records/validation';
import { z } from 'zod';
import { notFound } from '../../core/errors';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { companies } from '../companies/companies';
import { invoices } from '../invoicing/invoices';
import { receipts } from '../invoicing/receipts';
import { currentLetterhead } from '../letterhead/letterhead';
import { chosenRegistration } from '../letterhead/registrations';
import { samplesIn, viewOf } from '../resource/samplesIn';
import { findRecord } from '../resource/selectRecords';
import { withinReach } from '../resource/withinReach';

/** Whose statement, and of which days: a company on record, or a client by its name; by default of the financial year until today. */
export const statementQuery = z.object({
  companyId: optionalText('company', 64),
  clientName: optionalText('client name', 200),
  from: isoDate().default(() => financialYearBounds(financialYearOf(today())).from),
  to: isoDate().default(today),
  /** The company's GSTIN whose letterhead the paper has. By default the one that the client has most entries of. */
  registration: ofRegistration.shape.registration,
});
export type StatementQuery = z.output<typeof statementQuery>;

/** A statement with whom it is for, as the paper names them, and its letterhead. */
export interface ReadStatement {
  statement: ClientStatement;
  client: SheetClient;
  letterhead: IssuedLetterhead;
}

type Account = Pick<GrantedAccount, 'granted' | 'reach'>;

const nobody = () => notFound('There is no such client with invoices or receipts. Choose another.');
const everyone = sql<boolean>`1 = 1`;

/** The rows of the tables that name clients that are of one, within the account's reach; samples count only while there are no real records. */
async function ofClient(db: Queries, { companyId, clientName }: StatementQuery, account: Account) {
  const view = viewOf(await samplesIn(db, [invoices, receipts]));
  const of = (definition: typeof invoices | typeof receipts) => withinReach(definition, account).within ?? everyone;
  const named = async (table: 'invoices' | 'receipts'): Promise<string[]> => {
    const rows = await db
      .selectFrom(`${view}_${table}` as const)
      .select('clientName')
      .distinct()
      .where('companyId', '=', '')
      .where(of(table === 'invoices' ? invoices : receipts))
      .execute();
    const name = clientName.trim().toLowerCase();
    return rows.map((row) => row.clientName).filter((each) => name !== '' && each.trim().toLowerCase() === name);
  };
  const names = companyId === '' ? ['', ...(await named('invoices')), ...(await named('receipts'))] : [];
  const own = (definition: typeof invoices | typeof receipts) => {
    const client =
      companyId === ''
        ? sql<boolean>`"companyId" = '' and "clientName" <> '' and "clientName" in (${sql.join(names)})`
        : sql<boolean>`"companyId" = ${companyId}`;
    return sql<boolean>`(${client} and ${of(definition)})`;
  };
  return {
    invoices: db.selectFrom(`${view}_invoices` as const).where(own(invoices)),
    receipts: db.selectFrom(`${view}_receipts as receipts` as 'live_receipts as receipts').where(own(receipts)),
  };
}

/** The client as the latest invoice names it; else a company as it stands on record, or who paid. Throws 404 for a client that does not exist within the account's reach. */
async function clientOf(
  db: Queries,
  { companyId }: StatementQuery,
  own: Awaited<ReturnType<typeof ofClient>>,
  account: Account,
): Promise<SheetClient> {
  const latest = await own.invoices
    .select(['clientName', 'clientAddress', 'clientEmail', 'clientGstin', 'clientState', 'clientCountry'])
    .where('issuedAt', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (latest) return latest;
  const blank = { clientAddress: '', clientEmail: '', clientGstin: '', clientState: '', clientCountry: '' };
  const company = companyId === '' ? undefined : await findRecord(db, withinReach(companies, account), companyId);
  if (company) {
    const { name, email, gstin, state, address } = company;
    return {
      ...blank,
      ...{ clientName: name, clientEmail: email, clientGstin: gstin, clientState: state, clientAddress: address },
    };
  }
  const receipt = await own.receipts.select('clientName').executeTakeFirst();
  if (!receipt) throw nobody();
  return { ...blank, clientName: receipt.clientName };
}

/** What was billed and paid by a client in a period, to the paisa what its invoices and receipts come to. Throws 404 for one that does not exist within the account's reach. */
export async function readStatement(db: Queries, asked: StatementQuery, account: Account): Promise<ReadStatement> {
  const theirs = await ofClient(db, asked, account);
  const client = await clientOf(db, asked, theirs, account);
  const { companyId } = asked;
  const own = theirs.invoices
    .select(['id', 'invoiceNo', 'date', 'totalPaise', 'registration'])
    .where('status', 'in', ['issued', 'paid']);
  const ids = own.clearSelect().select('id');
  const billed = await own.execute();
  const registrationOf = new Map(billed.map(({ id, registration }) => [id, registration]));
  const noteEntries = async (kind: 'credit' | 'debit'): Promise<ClientEntry[]> => {
    const rows = await db
      .selectFrom(`live_${kind}_notes` as const)
      .select(['id', 'date', 'amountPaise', 'registration', sql<string>`${sql.ref(`${kind}NoteNumber`)}`.as('number')])
      .where('cancelledAt', 'is', null)
      .where('invoiceId', 'in', ids)
      .execute();
    return rows.map(({ id, date, amountPaise, registration, number }) => ({
      ...{ date, registration },
      text: `${kind === 'credit' ? 'Credit' : 'Debit'} note ${number}`,
      record: `${kind}-notes/${id}`,
      billedPaise: kind === 'debit' ? Number(amountPaise) : 0,
      receivedPaise: kind === 'credit' ? Number(amountPaise) : 0,
      tdsPaise: 0,
      gstTdsPaise: 0,
    }));
  };
  const paid = await db
    .selectFrom('live_payments')
    .select(['invoiceId', 'date', 'amountPaise', 'method', 'reference', 'receiptId'])
    .where('invoiceId', 'in', ids)
    .execute();
  const early = await theirs.receipts
    .select(['id', 'date', 'advancePaise', 'reference'])
    .select((row) =>
      row
        .selectFrom('live_vouchers as vouchers')
        .select('vouchers.registration')
        .whereRef('vouchers.receiptId', '=', 'receipts.id')
        .orderBy('vouchers.id')
        .limit(1)
        .as('registration'),
    )
    .where('advancePaise', '>', 0)
    .execute();
  const entries: ClientEntry[] = [
    ...billed.map(({ id, invoiceNo, date, totalPaise, registration }) => ({
      ...{ date: date ?? today(), registration },
      text: `Invoice ${invoiceNo}`,
      record: `invoices/${id}`,
      billedPaise: Number(totalPaise),
      receivedPaise: 0,
      tdsPaise: 0,
      gstTdsPaise: 0,
    })),
    ...(await noteEntries('debit')),
    ...(await noteEntries('credit')),
    ...together(
      paid.map(({ invoiceId, date, amountPaise, method, reference, receiptId }) => ({
        ...{ date, registration: registrationOf.get(invoiceId) ?? '' },
        text: ['Received', method === 'TDS' || method === 'GST-TDS' ? '' : method, reference]
          .filter(Boolean)
          .join(', '),
        record: receiptId && `receipts/${receiptId}`,
        billedPaise: 0,
        receivedPaise: method === 'TDS' || method === 'GST-TDS' ? 0 : Number(amountPaise),
        tdsPaise: method === 'TDS' ? Number(amountPaise) : 0,
        gstTdsPaise: method === 'GST-TDS' ? Number(amountPaise) : 0,
      })),
    ),
    ...early.map(({ id, date, advancePaise, reference, registration }) => ({
      ...{ date, registration: registration ?? '' },
      text: ['Advance', reference].filter(Boolean).join(', '),
      record: `receipts/${id}`,
      billedPaise: 0,
      receivedPaise: Number(advancePaise),
      tdsPaise: 0,
      gstTdsPaise: 0,
    })),
  ];
  const registrations = mostUsed(entries);
  const registration = asked.registration ? await chosenRegistration(db, asked.registration) : (registrations[0] ?? '');
  return {
    statement: setStatement({ companyId, clientName: client.clientName, registration, registrations }, entries, asked),
    client,
    letterhead: await currentLetterhead(db, registration),
  };
}

/** The GSTINs that entries belong to, the most used first; of those used as often the one used last. */
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

/** The payments that one receipt made on a day, as one entry for each registration. */
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
