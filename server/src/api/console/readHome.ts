import { covers } from 'shared/domain/accounts/right';
import type { Home, HomeFigure } from 'shared/domain/console/home';
import { places } from 'shared/domain/console/places';
import { addMonths, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { formatNumber } from 'shared/domain/text/formatNumber';
import { formatRupees } from 'shared/domain/text/money';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { centers } from '../clients/centers/centers';
import { companies } from '../clients/companies/companies';
import { obligations } from '../compliance/obligations';
import { overviewOf } from '../compliance/overviewOf';
import { invoices } from '../money/documents/invoices';
import { wages } from '../pay/wages/wages';
import { workerQuestions } from '../pay/workerLinks/workerQuestions';
import { employees } from '../people/employees/employees';
import { byCurrent } from '../records/current';
import type { Resource } from '../records/definition';
import { figureOf } from '../records/lists/figureOf';
import { mayRead } from '../records/requirePermission';
import { haveReal, withoutSamples } from '../records/samplesIn';
import { scopeToClient } from '../records/scopeToClient';
import { attendance } from '../work/attendance/attendance';
import { readCenters } from '../work/attendance/readCenters';
import { placements } from '../work/placements/placements';
import { readFirstSteps } from './readFirstSteps';

/** The number of months in the chart. */
const MONTHS = 6;

type Figure = Omit<HomeFigure, 'group'>;

/** The paid share of the last months' registers, in percent: for each month, and for the newest by department. */
async function readPresence(db: Queries): Promise<HomeFigure[]> {
  const from = addMonths(today(), -MONTHS).slice(0, 7);
  const rows = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('real_wages as wages', 'wages.id', 'wage_lines.wageId')
    .where('wages.month', '>=', from)
    .groupBy(['wages.month', 'wage_lines.department'])
    .orderBy('wages.month')
    .orderBy('wage_lines.department')
    .select(({ fn }) => [
      'wages.month',
      'wage_lines.department',
      fn.countAll<number>().as('people'),
      fn.sum<number>('wage_lines.days').as('days'),
    ])
    .execute();
  const percent = (of: typeof rows) => {
    const due = of.reduce((sum, { month, people }) => sum + Number(people) * Number(lastDayOfMonth(month).slice(8)), 0);
    const paid = of.reduce((sum, { days }) => sum + Number(days ?? 0), 0);
    return String(Math.round((100 * paid) / Math.max(1, due)));
  };
  const months = [...new Set(rows.map(({ month }) => month))];
  const newest = rows.filter(({ month }) => month === months.at(-1));
  return [
    ...months.map((month) => ({
      group: 'attendance' as const,
      label: formatMonth(month),
      path: '',
      value: percent(rows.filter((row) => row.month === month)),
    })),
    ...newest.map((row) => ({
      group: 'department' as const,
      label: row.department || 'No department',
      path: '',
      value: percent([row]),
    })),
  ];
}

async function readCompany(db: Queries, account: GrantedAccount): Promise<Figure[]> {
  const [now, month] = [today(), today().slice(0, 7)];
  const listed = async (definition: Resource, query: Record<string, string>, sum?: string) =>
    figureOf(db, {
      definition: scopeToClient(definition, account),
      query: { ...query, ...withoutSamples(definition) },
      ...(sum && { sum }),
    });
  const found: Figure[] = [];
  if (mayRead(employees, account)) {
    const { current } = byCurrent(employees) ?? { current: employees };
    const { count } = await figureOf(db, { definition: current, query: { isSample: 'false' } });
    found.push({ label: 'Total Employees', value: formatNumber(count), path: places.employees() });
  }
  if (mayRead(invoices, account)) {
    const days = { 'date.from': `${month}-01`, 'date.to': lastDayOfMonth(month) };
    const billed = await listed(invoices, { shown: 'Issued', ...days }, 'totalPaise');
    const overdue = await listed(invoices, { shown: 'Overdue' }, 'balancePaise');
    found.push(
      {
        label: `Revenue, ${formatMonth(month)}`,
        value: formatRupees(billed.amountPaise ?? 0),
        path: places.invoices(billed.query),
      },
      { label: 'Overdue', value: formatRupees(overdue.amountPaise ?? 0), path: places.invoices(overdue.query) },
    );
  }
  if (mayRead(obligations, account)) {
    const { dues } = await overviewOf(db, now);
    const path = places.dues();
    found.push({ label: 'Dues within 7 days', value: formatNumber(dues.soon), path });
    if (dues.overdue > 0) found.push({ label: 'Dues overdue', value: formatNumber(dues.overdue), path });
  }
  return found;
}

async function readMine(db: Queries, account: GrantedAccount): Promise<Figure[]> {
  const found: Figure[] = [];
  if (mayRead(workerQuestions, account)) {
    const { count } = await figureOf(db, { definition: workerQuestions, query: { status: 'Open' } });
    const path = places.questions();
    found.push({ label: 'Open questions', value: formatNumber(count), path });
  }
  if (mayRead(attendance, account)) {
    const month = today().slice(0, 7);
    const placed = await readCenters(db, account, month);
    const days = placed.isSample ? 0 : placed.centers.reduce((sum, { missing }) => sum + missing, 0);
    found.push({ label: 'Days not marked', value: formatNumber(days), path: places.attendance({ month }) });
  }
  return found;
}

/** The figures on an account's home; samples are not counted. */
export async function readHome(db: Queries, account: GrantedAccount): Promise<Home> {
  const isReal = await haveReal(db, [employees, placements, invoices, wages, companies, centers]);
  const steps = covers(account.granted, 'letterhead:write', true) ? await readFirstSteps(db) : [];
  if (!isReal) return { isReal, figures: [], steps };
  const [company, mine] = [await readCompany(db, account), await readMine(db, account)];
  return {
    isReal,
    figures: [
      ...company.map((figure) => ({ ...figure, group: 'company' as const })),
      ...mine.map((figure) => ({ ...figure, group: 'mine' as const })),
      ...(mayRead(wages, account) ? await readPresence(db) : []),
    ],
    steps,
  };
}
