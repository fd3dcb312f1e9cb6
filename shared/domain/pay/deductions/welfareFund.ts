import { lastDayOfMonth } from '../../dates/dates';
import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import { remembered } from '../../dates/remembered';
import { nearestRupeeOf } from '../../text/rupees';

/** The labour welfare fund of a state of work. */
export interface WelfareFundRate extends EffectiveDated {
  /** The state's GST code. */
  state: string;
  /** The months (`06`) of whose wages it is taken; none where there is no fund. */
  months: readonly string[];
  employeePaise: number;
  employerPaise: number;
  /** Where the employee's share is a percentage of the month's wages, up to `employeePaise`, and the employer's follows it; else 0. */
  percent: number;
  /** Only for people on the register on the month's last day; by default for everyone with earnings. */
  onLastDay?: boolean;
}

const every = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const halves = ['06', '12'];
const fund = (state: string, months: readonly string[], employee: number, employer: number, percent = 0) => ({
  state,
  from: '2025-01-01',
  months,
  percent,
  onLastDay: months.length > 0 && months.length < 12,
  employeePaise: Math.round(employee * 100),
  employerPaise: Math.round(employer * 100),
});

/** The states' Labour Welfare Fund Acts as trackers told them in 2025; every row is to be verified by the deployer. Funds of a half-year or year are of anyone who is on the register on its last day. Those without a fund say so. */
export const welfareFundRates: readonly WelfareFundRate[] = [
  fund('27', halves, 25, 75),
  fund('29', ['12'], 50, 100),
  fund('24', halves, 6, 12),
  fund('23', halves, 10, 30),
  fund('22', halves, 15, 45),
  fund('07', halves, 0.75, 2.25),
  fund('06', every, 34, 68, 0.2),
  fund('33', ['12'], 20, 40),
  fund('37', ['12'], 30, 70),
  fund('36', ['12'], 2, 5),
  fund('21', halves, 20, 40),
  fund('19', halves, 3, 15),
  fund('03', every, 5, 20),
  fund('04', every, 5, 20),
  fund('30', halves, 60, 180),
  fund('32', every, 50, 50),
  ...['01', '02', '05', '08', '09', '10', '18', '20'].map((state) => fund(state, [], 0, 0)),
];

/** What the welfare fund takes of a month. */
export interface WelfareFund {
  welfareEmployeePaise: number;
  welfareEmployerPaise: number;
  /** No row of the state holds in that month: nothing is deducted, and somebody has to add one. */
  welfareMissing: boolean;
}

const ofState = remembered((rows: readonly WelfareFundRate[], state) => rows.filter((row) => row.state === state));

/**
 * The shares of a state's welfare fund in a month (`YYYY-MM`), for people with earnings who had not left by the state's
 * day.
 */
export function welfareFund(
  state: string,
  { grossPaise, leftOn = null }: { grossPaise: number; leftOn?: IsoDate | null },
  month: string,
  rows: readonly WelfareFundRate[] = welfareFundRates,
): WelfareFund {
  const rate = findInForce(ofState(rows, state), lastDayOfMonth(month));
  const nothing = { welfareEmployeePaise: 0, welfareEmployerPaise: 0, welfareMissing: rate === undefined };
  const isGone = rate?.onLastDay === true && leftOn !== null && leftOn < lastDayOfMonth(month);
  if (!rate || isGone || grossPaise <= 0 || !rate.months.includes(month.slice(5))) return nothing;
  if (rate.percent === 0)
    return { ...nothing, welfareEmployeePaise: rate.employeePaise, welfareEmployerPaise: rate.employerPaise };
  const welfareEmployeePaise = Math.min(rate.employeePaise, nearestRupeeOf(grossPaise, rate.percent));
  const times = rate.employeePaise === 0 ? 0 : rate.employerPaise / rate.employeePaise;
  return { ...nothing, welfareEmployeePaise, welfareEmployerPaise: Math.round(welfareEmployeePaise * times) };
}
