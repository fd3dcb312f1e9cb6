import type { Queries } from '../../db/tables';
import type { Line } from '../ledger/entry';

const own = { registration: '', isSample: 0 };

/** The entries of an expense that was paid at once. */
const paid = (at: Omit<Line, 'account' | 'paise'>, account: Line['account'], paise: number): Line[] => [
  { ...at, account, paise },
  { ...at, account: 'bank', paise: -paise },
];

/** The entries of paid bonuses. */
export async function bonusLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_bonus_payments')
    .select(['id', 'year', 'paidOn', 'totalPaise'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, year, paidOn: day, totalPaise }) => {
      const at = { ...own, day, partyKind: '', party: '', documentKind: 'periods', document: year } as const;
      return [id, paid(at, 'bonus', totalPaise)];
    }),
  );
}

/** The entries of paid final settlements. */
export async function settlementLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_settlements')
    .select(['id', 'employeeId', 'paidOn', 'totalPaise'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, employeeId: party, paidOn: day, totalPaise }): [string, Line[]][] => {
      if (day === null) return [];
      const at = { ...own, day, partyKind: 'employee', party, documentKind: 'settlements', document: id } as const;
      return [[id, paid(at, 'finalSettlements', totalPaise)]];
    }),
  );
}
