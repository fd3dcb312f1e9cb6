import { formatDate } from 'shared/domain/dates/dates';
import { GST_BEGAN } from 'shared/domain/letterhead/letterhead';
import { groupBy } from 'shared/domain/records/groupBy';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
import { badInput, conflict } from '../../core/errors';
import { insertRows } from '../../db/insertRow';
import { newId } from '../../db/newId';
import type { Queries } from '../../db/tables';
import type { Line, Source } from './entry';

/** The books begin with GST: no document is older. */
const FIRST_DAY = GST_BEGAN;

/** The entries of one act on a record. */
export interface Posting {
  source: Source;
  lines: readonly Line[];
  /**
   * Whether it was posted before: then a day before the books begin is allowed, to correct it. By default it was not.
   */
  corrects?: boolean;
}

/** A posting that can't be made is a bug: nothing of its act is stored. */
class PostingError extends Error {}

function mustBalance({ source, lines }: Posting): void {
  const what = `The posting of ${source.kind}/${source.id}`;
  if (lines.length === 0) throw new PostingError(`${what} has no entries.`);
  if (lines.some(({ paise }) => paise === 0)) throw new PostingError(`${what} has an entry of nothing.`);
  for (const [day, own] of groupBy(lines, (line) => line.day)) {
    const over = sumPaise(own.map(({ paise }) => paise));
    if (over !== 0)
      throw new PostingError(
        `${what} does not balance on ${day}: ${formatRupees(over)} more is debited than credited.`,
      );
  }
}

/** Throws 400 for a new posting before the books begin, and 409 for a day until which they are closed. */
async function mustBeOpen(tx: Queries, postings: readonly Posting[]): Promise<void> {
  if (postings.some(({ lines, corrects }) => !corrects && lines.some(({ day }) => day < FIRST_DAY)))
    throw badInput([
      { path: 'date', msg: `Enter ${formatDate(FIRST_DAY)} or a later day: the books begin on that day.` },
    ]);
  const { until } = await tx
    .selectFrom('live_letterhead')
    .select(({ fn }) => fn.max('booksClosedUntil').as('until'))
    .executeTakeFirstOrThrow();
  if (until && postings.some(({ lines }) => lines.some(({ day, isSample }) => day <= until && isSample === 0)))
    throw conflict(
      'refused',
      `The books are closed until ${formatDate(until)}. Use a later date, or write a note instead of a change; an owner can open the books again in the company’s details.`,
    );
}

/**
 * Adds entries to the ledger, in the transaction of the act that they tell of. Entries are never changed: what is corrected
 * or cancelled has its reverse posted. `anyDay`: what is on record already, and what only moves to another client or
 * registration; by default the books must be open. Throws 400 for a day before they begin, 409 for one until which they are
 * closed, and an error for a posting that has no entries or does not balance on each of its days.
 */
export async function post(tx: Queries, postings: readonly Posting[], { anyDay = false } = {}): Promise<void> {
  if (postings.length === 0) return;
  postings.forEach(mustBalance);
  if (!anyDay) await mustBeOpen(tx, postings);
  const at = new Date().toISOString();
  const rows = postings.flatMap(({ source, lines }) => {
    const posting = newId();
    return lines.map(
      ({ day, account, partyKind, party, documentKind, document, registration, paise, isSample }, place) => ({
        posting,
        place,
        at,
        sourceKind: source.kind,
        source: source.id,
        day,
        account,
        partyKind,
        party,
        documentKind,
        document,
        registration,
        paise,
        isSample,
      }),
    );
  });
  await insertRows(tx, 'ledger_entries', rows);
}
