import { places } from 'shared/domain/console/places';
import type { BulkAnswer } from 'shared/domain/records/bulkAnswer';
import type { Actor } from '../../../core/actorOf';
import type { Db } from '../../../db/tables';
import { eachByItself } from '../../records/changes/eachByItself';
import { issueInvoice } from './issueInvoice';

/** A draft's line in the dialog that issues several. */
interface Draft {
  id: string;
  version: number;
  clientName: string;
}

/** Issues drafts one after the other, each for itself, and tells those that are refused. A trial does the same and stores nothing: no number is used. */
export async function issueInvoices(
  db: Db,
  drafts: readonly Draft[],
  isTrial: boolean,
  actor: Actor,
): Promise<BulkAnswer> {
  const known = new Map(drafts.map((draft) => [draft.id, draft]));
  const came = await eachByItself(
    db,
    [...known.keys()],
    (tx, id) => issueInvoice(tx, id, { version: known.get(id)?.version }, actor),
    isTrial,
  );
  const refused = came.filter(({ reason }) => reason !== '');
  return {
    count: came.length - refused.length,
    refused: refused.map(({ id, reason }) => ({
      ...{ name: known.get(id)?.clientName ?? '', text: reason, path: places.invoice(id) },
    })),
  };
}
