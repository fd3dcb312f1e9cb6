import { copies } from 'shared/domain/papers/copyMark';
import type { Db } from '../../../db/tables';
import { currentLetterhead } from '../../letterhead/letterhead';
import { invoicePaper, notePaper } from '../../papers/invoicePaper';
import { printPaper } from '../../papers/printPaper';
import { findRecord } from '../../records/lists/selectRecords';
import { annexOf } from './billedShares';
import { invoices } from './invoices';
import { issuedPaper } from './issuedPapers';
import { creditNotes, debitNotes } from './notes';

/** How often to look for issued documents without a PDF, in milliseconds. */
const EVERY_MS = 30_000;
/** Limit of each kind per look. */
const AT_ONCE = 20;

/** Issued documents that lack a copy, the oldest first, without samples. */
async function lacking(db: Db, table: 'invoices' | 'credit_notes' | 'debit_notes'): Promise<string[]> {
  const rows = await db
    .selectFrom(`live_${table} as paper` as 'live_invoices as paper')
    .select('id')
    .where((where) => where.or([where('letterhead', 'is', null), where('letterhead', 'not like', '%"isSample":true%')]))
    .$if(table === 'invoices', (query) => query.where('financialYear', '!=', ''))
    .where(
      (where) =>
        where
          .selectFrom('issued_papers')
          .select(where.fn.countAll<number>().as('count'))
          .whereRef('issued_papers.recordId', '=', 'paper.id'),
      '<',
      copies.length,
    )
    .orderBy('createdAt')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes and stores missing PDFs of issued documents, one after the other; throws what a thread throws. */
export async function makePapers(db: Db): Promise<void> {
  const today = await currentLetterhead(db);
  for (const id of await lacking(db, 'invoices')) {
    const invoice = await findRecord(db, invoices, id);
    if (invoice === undefined || invoice.status === 'draft') continue;
    const annex = await annexOf(db, id);
    for (const copy of copies)
      await issuedPaper(db, id, copy, () => printPaper(db, invoicePaper(invoice, today, copy, { annex })));
  }
  for (const id of await lacking(db, 'credit_notes')) {
    const note = await findRecord(db, creditNotes, id);
    const invoice = note && (await findRecord(db, invoices, note.invoiceId));
    if (note === undefined || invoice === undefined) continue;
    const sheet = { ...note, number: note.creditNoteNumber };
    for (const copy of copies)
      await issuedPaper(db, id, copy, () => printPaper(db, notePaper('credit', sheet, invoice, today, copy)));
  }
  for (const id of await lacking(db, 'debit_notes')) {
    const note = await findRecord(db, debitNotes, id);
    const invoice = note && (await findRecord(db, invoices, note.invoiceId));
    if (note === undefined || invoice === undefined) continue;
    const sheet = { ...note, number: note.debitNoteNumber };
    for (const copy of copies)
      await issuedPaper(db, id, copy, () => printPaper(db, notePaper('debit', sheet, invoice, today, copy)));
  }
}

/**
 * Makes the PDFs of issued documents soon after issuing, so that a later release with another layout never does.
 * Issuing doesn't wait: a failed one is made half a minute later, or on its first request. Returns the function that
 * stops it.
 */
export function keepPapers(db: Db, tell: (error: unknown) => void): () => void {
  let isAtWork = false;
  let isStopped = false;
  const timer = setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    makePapers(db)
      .catch((error: unknown) => {
        if (!isStopped) tell(error);
      })
      .finally(() => {
        isAtWork = false;
      });
  }, EVERY_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
