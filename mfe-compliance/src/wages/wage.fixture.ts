import { wageDeductions } from 'shared/domain/payroll';
import { sumPaise } from 'shared/domain/money';

const month = '2026-10';

function line(id: string, name: string, basicPaise: number, grossPaise: number) {
  const wage = { basicPaise, grossPaise, pfMember: true, esiMember: true };
  return { id, wageId: 'w1', employeeId: '', name, days: 31, ...wage, ...wageDeductions(wage, month) };
}

/** Two lines of October 2026, worked out by the rules. */
export const lines = [line('l1', 'Anil Mahto', 1_120_000, 1_460_000), line('l2', 'Kavita Soren', 2_100_000, 3_450_000)];

const columns = ['grossPaise', 'pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise', 'esiEmployeePaise', 'esiEmployerPaise', 'professionalTaxPaise', 'netPaise'] as const;

/** The same lines added up. */
export const sums = { employees: 2, ...Object.fromEntries(columns.map((column) => [column, sumPaise(lines.map((each) => each[column]))])) };

/** Their register. */
export const register = { id: 'w1', month, employees: 2, totalPaise: 4_910_000, status: 'Pending', paidOn: null, sums };
