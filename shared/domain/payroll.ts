import { lastDayOfMonth } from './dates';
import { inForce } from './effectiveDated';
import { percentOf, sumPaise } from './money';
import { esiRates, type EsiRate, pfRates, type PfRate, professionalTaxRates, type ProfessionalTaxRate } from './payrollRates';
import type { WageDeductions, WageLineInput } from './wage';

/** The rate tables to compute with; by default those of this product. */
export interface PayrollTables {
  pf?: readonly PfRate[];
  esi?: readonly EsiRate[];
  professionalTax?: readonly ProfessionalTaxRate[];
}

const nearestRupee = (paise: number) => Math.floor((paise + 50) / 100) * 100;
const rupeeAbove = (paise: number) => Math.ceil(paise / 100) * 100;

/** A percentage of wages, carried up to a whole rupee from the exact product rather than from its paisa. */
function esiShare(wagePaise: number, percent: number): number {
  return rupeeAbove(Number((BigInt(wagePaise) * BigInt(Math.round(percent * 100)) + 9999n) / 10_000n));
}

/** A month's professional tax in paise: a twelfth of the year's in whole rupees, March carries the rest. */
export function professionalTax(grossPaise: number, month: string, rows: readonly ProfessionalTaxRate[] = professionalTaxRates): number {
  const { slabs } = inForce(rows, lastDayOfMonth(month));
  const year = slabs.find((slab) => grossPaise * 12 <= slab.upToPaise)?.yearPaise ?? 0;
  const monthly = Math.floor(year / 1200) * 100;
  return month.endsWith('-03') ? year - 11 * monthly : monthly;
}

/**
 * What is deducted from and added to an employee's wage in a month (`YYYY-MM`), by the rates in force on its last day.
 * PF shares are rounded to the nearest rupee, ESI shares up to the next.
 * @throws NoRuleInForceError for a month before the tables begin.
 */
export function wageDeductions(line: Pick<WageLineInput, 'basicPaise' | 'grossPaise' | 'pfMember' | 'esiMember'>, month: string, tables: PayrollTables = {}): WageDeductions {
  const day = lastDayOfMonth(month);
  const pf = inForce(tables.pf ?? pfRates, day);
  const esi = inForce(tables.esi ?? esiRates, day);
  const pfWage = line.pfMember ? Math.min(line.basicPaise, pf.ceilingPaise) : 0;
  const esiWage = line.esiMember && line.grossPaise <= esi.ceilingPaise ? line.grossPaise : 0;
  const pensionPaise = Math.min(nearestRupee(percentOf(pfWage, pf.pensionPercent)), pf.pensionMostPaise);
  const pfEmployeePaise = nearestRupee(percentOf(pfWage, pf.employeePercent));
  const esiEmployeePaise = esiShare(esiWage, esi.employeePercent);
  const professionalTaxPaise = professionalTax(line.grossPaise, month, tables.professionalTax);
  return {
    pfEmployeePaise,
    pfEmployerPaise: nearestRupee(percentOf(pfWage, pf.employerPercent)) - pensionPaise,
    pensionPaise,
    esiEmployeePaise,
    esiEmployerPaise: esiShare(esiWage, esi.employerPercent),
    professionalTaxPaise,
    netPaise: sumPaise([line.grossPaise, -pfEmployeePaise, -esiEmployeePaise, -professionalTaxPaise]),
  };
}
