import type { StoredObligation } from 'shared/domain/compliance/obligation';
import { type Standing, standingOf } from 'shared/domain/compliance/standing';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';

/** A stored due, with its state. */
export type Duty = StoredObligation & { state: Standing };

/** The selected dues; by default all. */
interface Asked {
  /** With a last day from this one on; `withOpen` also includes earlier open ones. */
  from?: IsoDate;
  to?: IsoDate;
  withOpen?: boolean;
  /** Done, or not done. */
  isDone?: boolean;
  /** The GSTIN of the returns. */
  registration?: string;
  returnTypes?: readonly string[];
  ruleIds?: readonly string[];
  periods?: readonly string[];
  /** By default only recorded dues and those from the rules. */
  withSamples?: boolean;
  /** The day of their state. By default today. */
  on?: IsoDate;
}

/** The selected dues, by last day. All code that needs a due or its state uses this, so that pages agree. */
export async function readDuties(db: Queries, asked: Asked): Promise<Duty[]> {
  const { from, to, withOpen = false, isDone, registration, returnTypes, ruleIds, periods } = asked;
  const rows = await db
    .selectFrom((asked.withSamples === true ? 'live_obligations' : 'real_obligations') as 'live_obligations')
    .selectAll()
    .$if(from !== undefined, (query) =>
      query.where((where) =>
        where.or([where('lastDay', '>=', from as string), ...(withOpen ? [where('status', '=', 'Pending')] : [])]),
      ),
    )
    .$if(to !== undefined, (query) => query.where('lastDay', '<=', to as string))
    .$if(isDone !== undefined, (query) => query.where('status', isDone ? '<>' : '=', 'Pending'))
    .$if(registration !== undefined, (query) => query.where('registration', '=', registration as string))
    .$if(returnTypes !== undefined, (query) => query.where('returnType', 'in', ['-', ...(returnTypes ?? [])]))
    .$if(ruleIds !== undefined, (query) => query.where('ruleId', 'in', ['-', ...(ruleIds ?? [])]))
    .$if(periods !== undefined, (query) => query.where('period', 'in', ['-', ...(periods ?? [])]))
    .orderBy('lastDay')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const duty = { ...row, tracked: row.tracked === 1, isSample: row.isSample === 1 };
    return { ...duty, state: standingOf(duty, asked.on ?? today()) };
  });
}
