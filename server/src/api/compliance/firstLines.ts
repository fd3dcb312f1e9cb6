import { daysBetween, lastDayOfMonth } from 'shared/domain/dates';
import type { EmployeeInput } from 'shared/domain/employee';
import type { IsoDate } from 'shared/domain/isoDate';
import { payForDays } from 'shared/domain/pay';
import { isPastPensionAge } from 'shared/domain/providentFund';
import type { WageLineInput } from 'shared/domain/wage';
import { anyTable, type Queries, type Row } from '../../db/tables';

const most = (a: string, b: string | null) => (b !== null && b > a ? b : a);
const least = (a: string, b: string | null) => (b !== null && b < a ? b : a);

function lineOf(row: Row, month: string): WageLineInput {
  const date = (name: string) => row[name] as IsoDate | null;
  const days = daysBetween(most(`${month}-01`, date('joinedOn')), least(lastDayOfMonth(month), date('leftOn'))) + 1;
  const rate = { basicPaise: Number(row.basicPaise), houseRentPaise: Number(row.houseRentPaise), conveyancePaise: Number(row.conveyancePaise), grossPaise: Number(row.grossPaise) };
  return {
    employeeId: String(row.id), name: String(row.name), days,
    basicRatePaise: rate.basicPaise, houseRentRatePaise: rate.houseRentPaise, conveyanceRatePaise: rate.conveyancePaise, grossRatePaise: rate.grossPaise,
    overtimePaise: 0, setByHand: false, handNote: '', ...payForDays(rate, days, month),
    pfMember: row.pfMember === 1, pensionMember: row.pensionMember === 1 && !isPastPensionAge(date('bornOn'), month), esiMember: row.esiMember === 1,
    workState: String(row.workState), sex: row.sex as EmployeeInput['sex'],
  };
}

/** The lines a month's wage register begins with: everyone employed in it, paid for the days from joining to leaving. */
export async function firstLines(db: Queries, month: string): Promise<WageLineInput[]> {
  const rows: Row[] = await anyTable(db).selectFrom('employees').selectAll().where('deletedAt', 'is', null)
    .where((where) => where.or([where('joinedOn', 'is', null), where('joinedOn', '<=', lastDayOfMonth(month))]))
    .where((where) => where.or([where('leftOn', 'is', null), where('leftOn', '>=', `${month}-01`)]))
    .orderBy('name').orderBy('id').execute();
  return rows.map((row) => lineOf(row, month));
}
