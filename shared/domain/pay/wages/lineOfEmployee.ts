import { addDays, daysBetween, formatDate, lastDayOfMonth } from '../../dates/dates';
import type { EmployeeInput } from '../../people/employees/employee';
import { type EmployeeTermsFields, employeeFacts } from '../../people/employees/employeeTerms';
import type { Dated } from '../../records/datedFacts';
import { sumPaise } from '../../text/money';
import { type Pay, payForDays } from './pay';
import type { WageLineInput } from './wage';

const later = (a: string, b: string | null) => (b !== null && b > a ? b : a);
const earlier = (a: string, b: string | null) => (b !== null && b < a ? b : a);

const payOf = ({ basicPaise, houseRentPaise, conveyancePaise, grossPaise }: Pay): Pay => ({
  basicPaise,
  houseRentPaise,
  conveyancePaise,
  grossPaise,
});
const samePay = (one: Pay, other: Pay) => JSON.stringify(payOf(one)) === JSON.stringify(payOf(other));

/** The pay of a month's days, each by the pay of its day, and the first day of another pay among them. */
function payOfDays(
  employee: EmployeeInput,
  [from, to]: readonly [string, string],
  terms: readonly Dated<EmployeeTermsFields>[],
): { pay: Pay; changedOn: string | undefined } {
  const month = from.slice(0, 7);
  const starts = [from, ...terms.map(({ startsOn }) => startsOn).filter((day) => day > from && day <= to)].sort();
  const parts = starts.map((start, index) => {
    const next = starts[index + 1];
    const days = Math.max(0, daysBetween(start, next === undefined ? to : addDays(next, -1)) + 1);
    return { start, days, rate: payOf(employeeFacts.asOn(employee, terms, start)) };
  });
  const first = parts[0]?.rate ?? payOf(employee);
  const changedOn = parts.find(({ rate }) => !samePay(rate, first))?.start;
  const all = sumPaise(parts.map(({ days }) => days));
  if (changedOn === undefined) return { pay: payForDays(first, all, month), changedOn };
  const paid = parts.map(({ rate, days }) => payForDays(rate, days, month));
  const sum = (name: keyof Pay) => sumPaise(paid.map((part) => part[name]));
  const pay = {
    basicPaise: sum('basicPaise'),
    houseRentPaise: sum('houseRentPaise'),
    conveyancePaise: sum('conveyancePaise'),
    grossPaise: sum('grossPaise'),
  };
  return { pay, changedOn };
}

/**
 * A new line for an employee's month (`YYYY-MM`): the pay of the record, or by `terms` of each day, for the days from
 * joining to leaving. Memberships and the state of work are those of the last day.
 */
export function lineOfEmployee(
  employee: EmployeeInput & { id: string },
  month: string,
  terms: readonly Dated<EmployeeTermsFields>[] = [],
): WageLineInput {
  const [from, to] = [later(`${month}-01`, employee.joinedOn), earlier(lastDayOfMonth(month), employee.leftOn)];
  const held = employeeFacts.asOn(employee, terms, to);
  const { id, name, basicPaise, houseRentPaise, conveyancePaise, grossPaise } = held;
  const { pfMember, pensionMember, pfOnAllWages, esiMember, workState, sex, disabled } = held;
  const { pay, changedOn } = payOfDays(employee, [from, to], terms);
  return {
    employeeId: id,
    name,
    days: Math.max(0, daysBetween(from, to) + 1),
    basicRatePaise: basicPaise,
    houseRentRatePaise: houseRentPaise,
    conveyanceRatePaise: conveyancePaise,
    grossRatePaise: grossPaise,
    overtimePaise: 0,
    // A line has one rate: in a month with two, the amounts follow from its days.
    setByHand: changedOn !== undefined,
    handNote: changedOn === undefined ? '' : `Other pay from ${formatDate(changedOn)}`,
    ...pay,
    pfMember,
    pensionMember,
    pfOnAllWages,
    esiMember,
    workState,
    sex,
    disabled,
    advancePaise: 0,
    otherDeductionPaise: 0,
    deductionNote: '',
  };
}
