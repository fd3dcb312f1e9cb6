import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { seriesPrefixes } from 'shared/domain/invoicing/documentNumber';
import { GST_BEGAN, type LetterheadInput } from 'shared/domain/letterhead/letterhead';
import type { Registration } from 'shared/domain/letterhead/registration';
import { badInput } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';

/** What the company's returns belong to while no GSTIN is known. */
const unknown: Registration = { gstin: '', since: GST_BEGAN, until: null };

/** The tables whose rows belong to a registration, beside the series. */
const documents = ['invoices', 'credit_notes', 'debit_notes'] as const;

/** The company's registrations, that of the letterhead last; none while no GSTIN is known. */
export async function knownRegistrations(db: Queries): Promise<Registration[]> {
  const rows = await db.selectFrom('registrations').select(['gstin', 'since', 'until']).execute();
  return rows.sort((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'));
}

/** What the company's returns belong to: its registrations, or one without a GSTIN while none is known. */
export async function readRegistrations(db: Queries): Promise<Registration[]> {
  const known = await knownRegistrations(db);
  return known.length === 0 ? [unknown] : known;
}

/** The GSTIN of the registration that the letterhead names; empty while none is known. */
export async function currentRegistration(db: Queries): Promise<string> {
  const row = await db.selectFrom('registrations').select('gstin').where('until', 'is', null).executeTakeFirst();
  return row?.gstin ?? '';
}

/** The registration that is asked for, by default that of the letterhead. Throws 400 for one that is none of the company's. */
export async function chosenRegistration(db: Queries, asked: string | undefined): Promise<string> {
  if (asked === undefined || asked === '') return currentRegistration(db);
  const known = (await knownRegistrations(db)).map(({ gstin }) => gstin);
  if (known.includes(asked)) return asked;
  const msg =
    known.length === 0
      ? 'Enter the company’s GSTIN in the letterhead first.'
      : `This GSTIN is not one of the company’s. Use ${known.join(' or ')}.`;
  throw badInput([{ path: 'registration', msg }]);
}

/** Whether nothing was issued under a registration, and none of its returns filed. */
async function isUnused(tx: Queries, gstin: string): Promise<boolean> {
  for (const table of documents) {
    const told = await tx
      .selectFrom(table as 'invoices')
      .select('id')
      .where('registration', '=', gstin)
      .where('isSample', '=', 0)
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .executeTakeFirst();
    if (told) return false;
  }
  const filed = await tx
    .selectFrom('obligations')
    .select('id')
    .where('registration', '=', gstin)
    .where('status', '<>', 'Pending')
    .where('isSample', '=', 0)
    .executeTakeFirst();
  return filed === undefined;
}

/** Gives everything of a registration to another GSTIN: what was known of none, and what belonged to one that was mistyped. */
async function rename(tx: Queries, from: string, to: string): Promise<void> {
  await tx
    .updateTable('document_series')
    .set({ registration: to })
    .where('registration', '=', from)
    .where('series', 'not like', `${seriesPrefixes.sample}/%`)
    .execute();
  for (const table of documents)
    await tx
      .updateTable(table as 'invoices')
      .set({ registration: to })
      .where('registration', '=', from)
      .where('isSample', '=', 0)
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .execute();
  await tx
    .updateTable('obligations')
    .set({ registration: to })
    .where('registration', '=', from)
    .where('area', '=', 'gst')
    .execute();
}

/** What the letterhead says of its registration. */
type Named = Pick<LetterheadInput, 'gstin' | 'registeredOn'>;

/**
 * Lets the registrations follow the letterhead, which this transaction is about to change from `before` to `after`. Another
 * GSTIN begins a registration, or takes one up again; one under which nothing was issued or filed was mistyped and becomes
 * it. Answers the first day of the letterhead's registration: of a new one, for which none was entered, today; null for
 * the day GST began.
 */
export async function followLetterhead(
  tx: Queries,
  before: Named | undefined,
  { gstin, registeredOn }: Named,
): Promise<IsoDate | null> {
  if (gstin === '') return registeredOn;
  const rows = await tx.selectFrom('registrations').selectAll().execute();
  const open = rows.find(({ until }) => until === null);
  const known = rows.find((row) => row.gstin === gstin);
  if (open !== undefined && open === known) {
    const since = registeredOn ?? GST_BEGAN;
    if (since !== open.since) await tx.updateTable('registrations').set({ since }).where('gstin', '=', gstin).execute();
    return registeredOn;
  }
  await holdTable(tx, 'document_series');
  const isSame = open === undefined || (await isUnused(tx, open.gstin));
  const isEntered = registeredOn !== (before?.registeredOn ?? null);
  const usual = known?.since ?? (isSame ? (registeredOn ?? GST_BEGAN) : today());
  const since = isEntered ? (registeredOn ?? GST_BEGAN) : usual;
  if (known) await tx.updateTable('registrations').set({ since, until: null }).where('gstin', '=', gstin).execute();
  else {
    const { filings = null, eInvoicesFrom = null, eInvoiceKey = '' } = (isSame && open) || {};
    await tx
      .insertInto('registrations')
      .values({ gstin, since, until: null, filings, eInvoicesFrom, eInvoiceKey })
      .execute();
  }
  if (open === undefined || (isSame && !known)) await rename(tx, open?.gstin ?? '', gstin);
  if (open !== undefined)
    await (isSame
      ? tx.deleteFrom('registrations').where('gstin', '=', open.gstin).execute()
      : tx.updateTable('registrations').set({ until: today() }).where('gstin', '=', open.gstin).execute());
  return since === GST_BEGAN ? null : since;
}
