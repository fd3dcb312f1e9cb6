import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import {
  type AmendedAdvances,
  advanceSums,
  amendedAdvances,
  negatedAdvance,
  noAdvances,
  type Table11,
} from 'shared/domain/money/settle/advanceSums';
import type { Queries } from '../../../db/tables';
import { readAdvances } from '../settle/advances';
import type { Gstr1Asked, Gstr1Return } from './gstr1Asked';
import { readTellers, type Teller } from './readTellers';

type Period = Pick<Gstr1Asked, 'registration' | 'period'>;

/** Table 11 of a registration's period: its advances, and those of earlier periods adjusted in it. */
export async function readTable11(db: Queries, { registration, period, asOf }: Period & Pick<Gstr1Asked, 'asOf'>) {
  const bounds = returnBounds(period);
  return advanceSums(await readAdvances(db, { registration, to: bounds.to, asOf }), bounds);
}

/** A stored return, and the advances it reported by period: its own, and earlier ones that it amended. */
interface KeptAdvances {
  of: Gstr1Return;
  period: string;
  told: Record<string, Table11>;
}

/** A registration's stored returns, in the order they were stored. */
async function keptAdvances(db: Queries, registration: string): Promise<KeptAdvances[]> {
  const rows = await db
    .selectFrom('filed_returns')
    .select(['period', 'returnType', 'advances'])
    .where('registration', '=', registration)
    .where('returnType', 'in', ['GSTR-1', 'GSTR-1A'])
    .orderBy('keptAt')
    .execute();
  return rows.map(({ period, returnType, advances }) => ({
    ...{ period, of: returnType as Gstr1Return, told: JSON.parse(advances) as Record<string, Table11> },
  }));
}

const lastTold = (kept: readonly KeptAdvances[], period: string): Table11 =>
  kept.findLast(({ told }) => told[period])?.told[period] ?? noAdvances;

/**
 * Advances of a filed period that differ from its return, the return that reports it, and the period's whole table now.
 */
export interface AdvanceDifference extends AmendedAdvances {
  teller: Teller;
  whole: Table11;
}

/** A registration's filed periods with changed advances, and the returns that report them, as for documents. */
export async function readAdvanceDifferences(
  db: Queries,
  registration: string,
  { asOf, closing }: { asOf?: Gstr1Asked['asOf']; closing?: string | undefined } = {},
): Promise<AdvanceDifference[]> {
  const kept = await keptAdvances(db, registration);
  const { whole, tellerOf } = await readTellers(db, registration, closing);
  const last = whole.at(-1);
  if (!last) return [];
  const advances = await readAdvances(db, { registration, to: returnBounds(last).to, asOf });
  return whole.flatMap((period) => {
    const now = advanceSums(advances, returnBounds(period));
    return amendedAdvances(period, lastTold(kept, period), now).map((amended) => ({
      ...{ ...amended, teller: tellerOf(period), whole: now },
    }));
  });
}

const minus = (table: Table11): Table11 => ({
  received: table.received.map(negatedAdvance),
  adjusted: table.adjusted.map(negatedAdvance),
});
const sum = (tables: readonly Table11[]): Table11 => ({
  received: tables.flatMap(({ received }) => received),
  adjusted: tables.flatMap(({ adjusted }) => adjusted),
});

/**
 * The advances in a period's GSTR-3B: its own table 11, after filing as its GSTR-1 and GSTR-1A reported it, and its
 * GSTR-1's changes of earlier periods.
 */
export async function advancesOfGstr3b(db: Queries, { registration, period }: Period): Promise<Table11> {
  const kept = await keptAdvances(db, registration);
  const own = kept.findLast((each) => each.period === period && each.told[period])?.told[period];
  const { settled } = await readTellers(db, registration);
  const at = kept.findLastIndex((each) => each.period === period && each.of === 'GSTR-1');
  const amending = kept[at];
  const corrections = amending
    ? Object.entries(amending.told)
        .filter(([filed]) => filed !== period)
        .map(([filed, now]) => sum([now, minus(lastTold(kept.slice(0, at), filed))]))
    : (await readAdvanceDifferences(db, registration))
        .filter(({ teller }) => teller.of === 'GSTR-1' && teller.period === period)
        .map(({ table, now, told }) => ({ ...noAdvances, [table]: [...now, ...told.map(negatedAdvance)] }));
  return sum([own && settled.has(period) ? own : await readTable11(db, { registration, period }), ...corrections]);
}
