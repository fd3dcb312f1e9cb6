import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import {
  type ObligationsDoneInput,
  obligationsDoneInput,
  type StoredObligation,
} from 'shared/domain/compliance/obligation';
import { counted } from 'shared/domain/records/answers';
import type { FieldError } from 'shared/domain/records/validation';
import { type Actor, actorOf } from '../../core/actorOf';
import { type ApiOptions } from '../../core/context';
import { ApiError, badInput, conflict } from '../../core/errors';
import { type Api } from '../../core/types';
import { type Queries } from '../../db/tables';
import { readOwedDeposits } from '../pay/wages/readOwedDeposits';
import { unknownRecord, updateRecord } from '../records/changes/changeRecord';
import { findRecord } from '../records/lists/selectRecords';
import { requirePermission } from '../records/requirePermission';
import { obligations } from './obligations';

/** The maximum number of rows named in one response; the rest are counted. */
const NAMED = 5;

/** One sentence for the field: the problem of each row, named by its title. */
function refusal(wrong: readonly string[]): FieldError[] {
  const more = wrong.length > NAMED ? ` And ${wrong.length - NAMED} more.` : '';
  return [{ path: 'doneOn', msg: `${wrong.slice(0, NAMED).join(' ')}${more}` }];
}

/**
 * Records each row as done. Throws 400 naming the rows with a wrong date, 404, and 409 for rows that changed or are
 * already done.
 */
async function markDone(tx: Queries, { rows, doneOn, reference }: ObligationsDoneInput, actor: Actor): Promise<void> {
  const wrong: string[] = [];
  const records = new Map<string, StoredObligation>();
  for (const { id } of rows) {
    const record = await findRecord(tx, obligations, id);
    if (!record) throw unknownRecord(obligations);
    if (record.status !== 'Pending')
      throw conflict('refused', `${record.title} was already marked as done. Nothing was saved; reload the list.`);
    records.set(id, record);
  }
  const owed = await readOwedDeposits(tx, [...records.values()]);
  for (const { id, version, reference: own, amountPaise } of rows) {
    const { title, type, ...record } = records.get(id) as StoredObligation;
    const paid = amountPaise ?? owed(record) ?? record.amountPaise;
    try {
      await updateRecord(
        tx,
        obligations,
        id,
        { status: doneStatusOf({ type }), doneOn, reference: own || reference, amountPaise: paid, version },
        actor,
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'bad_input') throw error;
      wrong.push(`${title}: ${error.message}`);
    }
  }
  if (wrong.length > 0)
    throw badInput(refusal(wrong), `Nothing was saved: the date is wrong for ${wrong.length} of ${rows.length}.`);
}

/** `POST /obligations/done`: several rows filed or paid on one day under one reference or one each, all or none. */
export function obligationRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/done',
    {
      config: requirePermission(obligations, 'write'),
      schema: {
        summary: 'Record several as filed or paid on one day, all or none',
        body: obligationsDoneInput,
        response: { 200: counted },
        refuses: [404, 409],
      },
    },
    async (request) => {
      const input = request.body;
      await db.transaction().execute((tx) => markDone(tx, input, actorOf(request)));
      return { count: input.rows.length };
    },
  );
}
