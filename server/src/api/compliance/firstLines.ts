import { daysBetween, lastDayOfMonth } from 'shared/domain/dates';
import type { WageLineInput } from 'shared/domain/wage';
import { anyTable, type Queries, type Row } from '../../db/tables';

const most = (a: string, b: string | null) => (b !== null && b > a ? b : a);
const least = (a: string, b: string | null) => (b !== null && b < a ? b : a);

function lineOf(row: Row, from: string, to: string): WageLineInput {
  const all = daysBetween(from, to) + 1;
  const days = daysBetween(most(from, row.joinedOn as string | null), least(to, row.leftOn as string | null)) + 1;
  const share = (paise: number) => Math.floor((paise * days * 2 + all) / (all * 2));
  return {
    employeeId: String(row.id), name: String(row.name), days,
    basicPaise: share(Number(row.basicPaise)), grossPaise: share(Number(row.grossPaise)),
    pfMember: row.pfMember === 1, esiMember: row.esiMember === 1,
  };
}

/** The lines a month's wage register begins with: everyone employed in it, paid for the days from joining to leaving. */
export async function firstLines(db: Queries, month: string): Promise<WageLineInput[]> {
  const [from, to] = [`${month}-01`, lastDayOfMonth(month)];
  const rows: Row[] = await anyTable(db).selectFrom('employees').selectAll().where('deletedAt', 'is', null)
    .where((where) => where.or([where('joinedOn', 'is', null), where('joinedOn', '<=', to)]))
    .where((where) => where.or([where('leftOn', 'is', null), where('leftOn', '>=', from)]))
    .orderBy('name').orderBy('id').execute();
  return rows.map((row) => lineOf(row, from, to));
}
