import { daysBetween, lastDayOfMonth } from '../dates/dates';
import type { EmployeeInput } from './employee';
import { payForDays } from './pay';
import type { WageLineInput } from './wage';

const later = (a: string, b: string | null) => (b !== null && b > a ? b : a);
const earlier = (a: string, b: string | null) => (b !== null && b < a ? b : a);

/** The line that an employee's month (`YYYY-MM`) begins with: the pay of the record, for the days from joining to leaving. */
export function lineOfEmployee(employee: EmployeeInput & { id: string }, month: string): WageLineInput {
  const { id, name, basicPaise, houseRentPaise, conveyancePaise, grossPaise } = employee;
  const { pfMember, pensionMember, pfOnAllWages, esiMember, workState, sex, disabled } = employee;
  const days = Math.max(
    0,
    daysBetween(later(`${month}-01`, employee.joinedOn), earlier(lastDayOfMonth(month), employee.leftOn)) + 1,
  );
  return {
    employeeId: id,
    name,
    days,
    basicRatePaise: basicPaise,
    houseRentRatePaise: houseRentPaise,
    conveyanceRatePaise: conveyancePaise,
    grossRatePaise: grossPaise,
    overtimePaise: 0,
    setByHand: false,
    handNote: '',
    ...payForDays({ basicPaise, houseRentPaise, conveyancePaise, grossPaise }, days, month),
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
