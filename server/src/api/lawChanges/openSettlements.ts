import { formatDate } from 'shared/domain/dates/dates';
import type { SettlementPart } from 'shared/domain/pay/leaving/settlement';
import type { Queries } from '../../db/tables';
import type { Figured } from './figured';

/** The parts of the unpaid final settlements, and their last days. */
export async function openSettlements(db: Queries): Promise<Figured[]> {
  const rows = await db
    .selectFrom('live_settlements as settlements')
    .innerJoin('every_employees as employees', 'employees.id', 'settlements.employeeId')
    .select(['settlements.id', 'employees.name', 'settlements.parts', 'settlements.dueOn'])
    .where('settlements.paidOn', 'is', null)
    .execute();
  return rows.map(({ id, name, parts, dueOn }) => ({
    title: 'Final settlements',
    id,
    name,
    figures: {
      ...Object.fromEntries((JSON.parse(parts) as SettlementPart[]).map(({ what, paise }) => [what, paise])),
      'To be paid by': formatDate(dueOn),
    },
  }));
}
