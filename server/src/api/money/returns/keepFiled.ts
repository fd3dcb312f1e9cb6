import { createHash } from 'node:crypto';
import type { StoredObligation } from 'shared/domain/compliance/obligation';
import { isReturnPeriod } from 'shared/domain/money/returns/returnPeriod';
import { insertRow, insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import type { Gstr1Return } from './gstr1Asked';
import { type MadeReturn, makeReturn } from './makeReturn';

/** Stored when a due is marked as filed: GSTR-3B also closes GSTR-1A. */
const keeps: Readonly<Record<string, Gstr1Return>> = { 'GSTR-1': 'GSTR-1', IFF: 'IFF', 'GSTR-3B': 'GSTR-1A' };

const isFiled = ({ area, status, isSample, registration, period, doneOn }: StoredObligation) =>
  area === 'gst' &&
  status !== 'Pending' &&
  !isSample &&
  registration !== '' &&
  isReturnPeriod(period) &&
  doneOn !== null;

/**
 * The documents in a return filed on a day: those issued until its end; everything, for a GSTR-1 or IFF whose documents
 * were all entered later.
 */
async function filedOn(tx: Queries, due: StoredObligation, of: Gstr1Return): Promise<MadeReturn> {
  const { registration, period, doneOn } = due;
  const made = await makeReturn(tx, { registration, period, of, asOf: doneOn ?? undefined }, true);
  const { received, adjusted } = made.advances;
  const isEmpty = [made.documents, received, adjusted].every(({ length }) => length === 0);
  return !isEmpty || of === 'GSTR-1A' ? made : makeReturn(tx, { registration, period, of }, true);
}

async function keep(tx: Queries, due: StoredObligation, of: Gstr1Return): Promise<void> {
  const { file, documents, differences, advances, amendedAdvances } = await filedOn(tx, due, of);
  if (of === 'GSTR-1A' && [documents, differences, amendedAdvances].every(({ length }) => length === 0)) return;
  const text = JSON.stringify(file);
  const id = newId();
  await insertRow(tx, 'filed_returns', {
    ...{ id, obligationId: due.id, registration: due.registration, period: due.period, returnType: of },
    ...{ filedOn: due.doneOn, keptAt: new Date().toISOString(), file: text },
    advances: JSON.stringify({
      ...Object.fromEntries(amendedAdvances.map(({ period, whole }) => [period, whole])),
      ...(of === 'GSTR-1' && { [due.period]: advances }),
    }),
    sha256: createHash('sha256').update(text).digest('hex'),
  });
  const told = new Map<string, string>(documents.map((document) => [document.id, JSON.stringify(document)]));
  for (const { told: before, now } of differences) {
    const documentId = (now ?? before)?.id;
    if (documentId !== undefined) told.set(documentId, JSON.stringify(now));
  }
  await insertRows(
    tx,
    'filed_documents',
    [...told].map(([documentId, json]) => ({ returnId: id, documentId, told: json })),
  );
}

/**
 * Stores a return's content when it is marked as filed, and deletes it when the mark is removed or its day or period
 * corrected; `after` undefined: the due is deleted.
 */
export async function keepFiled(
  tx: Queries,
  before: StoredObligation | undefined,
  after: StoredObligation | undefined,
): Promise<void> {
  const was = before && isFiled(before) ? before : undefined;
  const is = after && isFiled(after) ? after : undefined;
  const same = (['registration', 'period', 'returnType', 'doneOn'] as const).every(
    (fact) => was?.[fact] === is?.[fact],
  );
  if (was && is && same) return;
  if (was) {
    const kept = tx.selectFrom('filed_returns').select('id').where('obligationId', '=', was.id);
    await tx.deleteFrom('filed_documents').where('returnId', 'in', kept).execute();
    await tx.deleteFrom('filed_returns').where('obligationId', '=', was.id).execute();
  }
  const of = is && keeps[is.returnType];
  if (is && of) await keep(tx, is, of);
}
