import { sumPaise } from '../../text/money';
import type { EsiRate, OvertimeRule, PfRate, WageBaseRule } from '../deductions/payrollRates';
import { professionalTax } from '../deductions/professionalTax';
import type { ProfessionalTaxRate } from '../deductions/professionalTaxRates';
import { pensionDays } from '../deductions/providentFund';
import { type SalaryTaxRate, salaryTax } from '../deductions/salaryTax';
import { esiCoverage } from '../deductions/stateInsurance';
import { type WelfareFundRate, welfareFund } from '../deductions/welfareFund';
import { addEarned, contributionsOf, withArrears } from './arrears';
import { type Pay, payForDays } from './pay';
import { rateOf, type WageDeductions, type WageLineInput } from './wage';
import type { PayHistory } from './wageAnswers';

/** The rate tables to compute with; by default this product's. */
export interface PayrollTables {
  wageBase?: readonly WageBaseRule[];
  pf?: readonly PfRate[];
  esi?: readonly EsiRate[];
  professionalTax?: readonly ProfessionalTaxRate[];
  welfareFund?: readonly WelfareFundRate[];
  salaryTax?: readonly SalaryTaxRate[];
  overtime?: readonly OvertimeRule[];
}

/** For an employee without a known history. */
export const noHistory: PayHistory = { bornOn: null, joinedOn: null, leftOn: null, earlier: [] };

/** A line's facts that its amounts and deductions follow from. */
export interface PayFacts extends Omit<WageLineInput, 'employeeId' | 'name' | 'handNote' | 'deductionNote'> {
  /** The amounts come from attendance. By default not. */
  fromAttendance?: boolean;
}

/**
 * A month's (`YYYY-MM`) earnings: the rate for the days paid and the overtime, or the amounts from attendance or set by
 * hand.
 */
export function earnedPay(line: PayFacts, month: string): Pay {
  const { basicPaise, houseRentPaise, conveyancePaise, grossPaise } = line;
  if (line.setByHand || line.fromAttendance === true)
    return { basicPaise, houseRentPaise, conveyancePaise, grossPaise };
  const pay = payForDays(rateOf(line), line.days, month);
  return { ...pay, grossPaise: pay.grossPaise + line.overtimePaise };
}

/**
 * A line with what was earned in a month (`YYYY-MM`), and what is deducted from it and added to it by the rates in force on the month's last day;
 * PF and ESI of its arrears are those of the months in which they were earned.
 * Taxes and the welfare fund never take more than is left; advances and other deductions, which the line names, may.
 * @throws NoRuleInForceError for a month before the tables begin.
 */
export function workOutWage(
  line: PayFacts,
  month: string,
  known: PayHistory = noHistory,
  tables: PayrollTables = {},
): Pay & WageDeductions {
  const pay = earnedPay(line, month);
  const { arrears = [] } = known;
  const all = { ...pay, overtimePaise: line.overtimePaise, days: line.days };
  const coverage = esiCoverage(line.esiMember, rateOf(line), month, known.earlier, tables, line.disabled);
  const who = { ...line, esiCovered: coverage.esiCovered, pension: pensionDays(known, month, tables.pf) };
  const own = contributionsOf(
    arrears.reduce((left, each) => addEarned(left, each, -1), all),
    who,
    month,
    tables,
  );
  const taken = withArrears(own, arrears);
  const left = pay.grossPaise - taken.pfEmployeePaise - taken.esiEmployeePaise;
  const tax = professionalTax(month, { ...line, ...known, grossPaise: pay.grossPaise }, tables.professionalTax);
  const professionalTaxPaise = Math.min(tax.professionalTaxPaise, Math.max(0, left));
  const afterTax = left - professionalTaxPaise;
  const welfare = welfareFund(
    line.workState,
    { grossPaise: pay.grossPaise, leftOn: known.leftOn },
    month,
    tables.welfareFund,
  );
  const welfareEmployeePaise = Math.min(welfare.welfareEmployeePaise, Math.max(0, afterTax));
  const income = salaryTax(
    month,
    { ...line, ...known, grossPaise: pay.grossPaise, professionalTaxPaise },
    tables.salaryTax,
  );
  const afterFund = afterTax - welfareEmployeePaise;
  const salaryTaxPaise = Math.min(income.salaryTaxPaise, Math.max(0, afterFund));
  return {
    ...pay,
    ...taken,
    ...coverage,
    ...tax,
    professionalTaxPaise,
    ...welfare,
    welfareEmployeePaise,
    ...income,
    salaryTaxPaise,
    netPaise: afterFund - sumPaise([salaryTaxPaise, line.advancePaise, line.otherDeductionPaise]),
  };
}
