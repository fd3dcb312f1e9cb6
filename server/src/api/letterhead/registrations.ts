import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { GST_BEGAN, type LetterheadInput } from 'shared/domain/letterhead/letterhead';
import type { Registration } from 'shared/domain/letterhead/registration';
import { seriesPrefixes } from 'shared/domain/money/documents/documentNumber';
import { badInput } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { followBooks } from '../../money/books/keepBooks';
import { readDuties } from '../duties/readDuties';

/** The owner of the company's returns while no GSTIN is known. */
const unknown: Registration = { gstin: '', since: GST_BEGAN, until: null };

/** The tables of documents that may be samples. */
const sampled = ['invoices', 'credit_notes', 'debit_notes'] as const;
/** The tables whose rows belong to a registration, apart from the series. */
const documents = [...sampled, 'vouchers', 'reverse_charge_documents'] as const;

/** The company's letterheads, the company's details first. */
const readLetterheads = (db: Queries) =>
  db.selectFrom('live_letterhead').select(['id', 'gstin']).orderBy('id').execute();

/** The company's registrations, former ones first and the company's details last; none while no GSTIN is known. */
export async function knownRegistrations(db: Queries): Promise<Registration[]> {
  const rows = await db.selectFrom('registrations').select(['gstin', 'since', 'until']).orderBy('gstin').execute();
  const own = await currentRegistration(db);
  const place = ({ gstin, until }: Registration) => (gstin === own ? 'own' : (until ?? '9999'));
  return rows.sort((a, b) => place(a).localeCompare(place(b)));
}

/** The GSTINs that can issue: those of the letterheads, the company's details first. */
export const openRegistrations = async (db: Queries): Promise<string[]> =>
  (await readLetterheads(db)).map(({ gstin }) => gstin).filter((gstin) => gstin !== '');

/** The owners of the company's returns: its registrations, or one without a GSTIN while none is known. */
export async function readRegistrations(db: Queries): Promise<Registration[]> {
  const known = await knownRegistrations(db);
  return known.length === 0 ? [unknown] : known;
}

/** The GSTIN in the company's details, or the last one there; empty while none is known. */
export async function currentRegistration(db: Queries): Promise<string> {
  const [own] = await openRegistrations(db);
  if (own !== undefined) return own;
  const row = await db.selectFrom('registrations').select('gstin').where('until', 'is', null).executeTakeFirst();
  return row?.gstin ?? '';
}

/**
 * The requested registration, by default that of the company's details. Throws 400 for one that isn't the company's.
 */
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
      .selectFrom(`every_${table}` as 'every_invoices')
      .select('id')
      .where('registration', '=', gstin)
      .$if(
        sampled.some((each) => each === table),
        (query) => query.where('isSample', '=', 0),
      )
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .executeTakeFirst();
    if (told) return false;
  }
  return (await readDuties(tx, { registration: gstin, isDone: true })).length === 0;
}

/** Moves all records without a registration, or of a mistyped one, to a GSTIN. */
async function rename(tx: Queries, from: string, to: string): Promise<void> {
  await tx
    .updateTable('document_series')
    .set({ registration: to })
    .where('registration', '=', from)
    .where('series', 'not like', `${seriesPrefixes.sample}/%`)
    .execute();
  for (const table of [...documents, 'purchases', 'obligations']) {
    const rows = await tx
      .updateTable(table as 'invoices')
      .set({ registration: to })
      .where('registration', '=', from)
      .$if(/^invoices$|_notes$/.test(table), (query) => query.where('isSample', '=', 0))
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .$if(table === 'obligations', (query) => query.where('area' as 'status', '=', 'gst' as 'draft'))
      .returning('id')
      .execute();
    await followBooks(tx, { table, ids: rows.map(({ id }) => id) });
  }
}

/** A letterhead's registration fields. */
type Named = Pick<LetterheadInput, 'gstin' | 'registeredOn'> & { id?: string };

const refuse = (path: string, msg: string) => badInput([{ path, msg }]);

/**
 * Refuses a GSTIN that another letterhead has, and further letterheads with incomplete registration details. Returns
 * the GSTINs of the others.
 */
async function checkNamed(tx: Queries, { id: own, gstin, registeredOn }: Named): Promise<string[]> {
  const all = await readLetterheads(tx);
  const others = all.filter(({ id }) => id !== own);
  const isFurther = others.length > 0 && all[0]?.id !== own;
  if (gstin !== '' && others.some((other) => other.gstin === gstin))
    throw refuse('gstin', 'Another registration of the company has this GSTIN already.');
  if (gstin === '' && others.length > 0)
    throw refuse('gstin', 'Enter the GSTIN: the company has several registrations.');
  if (isFurther && all[0]?.gstin === '')
    throw refuse('gstin', 'Enter the GSTIN of the company’s details first, under Account → Settings.');
  if (isFurther && own === undefined && registeredOn === null)
    throw refuse('registeredOn', 'Enter the first day of this registration: its returns begin with it.');
  return others.map((other) => other.gstin);
}

/**
 * Updates the registrations for a letterhead that this transaction is about to change from `before` to `after`; a new
 * one has no `before`. Another GSTIN starts or resumes a registration; if nothing was issued or filed under the old
 * one, it was mistyped and is renamed. Returns the first day of the letterhead's registration: for a new one without an
 * entered day, today; null for the day GST began. Throws 400 for a GSTIN that another letterhead has.
 */
export async function followLetterhead(tx: Queries, before: Named | undefined, after: Named): Promise<IsoDate | null> {
  const { gstin, registeredOn } = after;
  const others = await checkNamed(tx, after);
  if (gstin === '') return registeredOn;
  const isNew = before === undefined && others.length > 0;
  const read = () => tx.selectFrom('registrations').selectAll().execute();
  const isOwn = ({ until, gstin: each }: Registration) => until === null && !isNew && !others.includes(each);
  let rows = await read();
  const same = rows.find((row) => isOwn(row) && row.gstin === gstin);
  if (same) {
    const since = registeredOn ?? GST_BEGAN;
    if (since !== same.since) await tx.updateTable('registrations').set({ since }).where('gstin', '=', gstin).execute();
    return registeredOn;
  }
  // In the order of issue.
  await holdTable(tx, 'obligations');
  await holdTable(tx, 'document_series');
  rows = await read();
  const open = rows.find(isOwn);
  const known = rows.find((row) => row.gstin === gstin);
  const isSame = !isNew && (open === undefined || (await isUnused(tx, open.gstin)));
  const isEntered = registeredOn !== (before?.registeredOn ?? null);
  const usual = known?.since ?? (isSame ? (registeredOn ?? GST_BEGAN) : today());
  const since = isEntered ? (registeredOn ?? GST_BEGAN) : usual;
  if (known) await tx.updateTable('registrations').set({ since, until: null }).where('gstin', '=', gstin).execute();
  else {
    const { filings = null, eInvoicesFrom = null, eInvoiceKey = '', qrFrom = null } = (isSame && open) || {};
    await tx
      .insertInto('registrations')
      .values({ gstin, since, until: null, filings, eInvoicesFrom, eInvoiceKey, qrFrom })
      .execute();
  }
  if (isSame && (open === undefined || !known)) await rename(tx, open?.gstin ?? '', gstin);
  if (open !== undefined) {
    await moveDrafts(tx, open.gstin, gstin);
    await (isSame
      ? tx.deleteFrom('registrations').where('gstin', '=', open.gstin).execute()
      : tx.updateTable('registrations').set({ until: today() }).where('gstin', '=', open.gstin).execute());
  }
  return since === GST_BEGAN ? null : since;
}

/** Moves a registration's drafts to its successor. */
async function moveDrafts(tx: Queries, from: string, to: string): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ registration: to })
    .where('registration', '=', from)
    .where('issuedAt', 'is', null)
    .execute();
}

/**
 * Ends the registration of a letterhead deleted today; if nothing was issued, bought or filed under it, it was a
 * mistake and is deleted.
 */
export async function endRegistration(tx: Queries, gstin: string): Promise<void> {
  const bought = await tx
    .selectFrom('every_purchases')
    .select('id')
    .where('registration', '=', gstin)
    .executeTakeFirst();
  await (bought === undefined && (await isUnused(tx, gstin))
    ? tx.deleteFrom('registrations').where('gstin', '=', gstin).execute()
    : tx.updateTable('registrations').set({ until: today() }).where('gstin', '=', gstin).execute());
}
