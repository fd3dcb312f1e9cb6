import type { OwedWages } from 'shared/domain/pay/runs/wageRun';
import { formatCount, formatMoney } from 'shared/ui';

/** The amounts owed after payment, in one line; undefined if there are none. */
export function owedInWords(owed: readonly OwedWages[]): string | undefined {
  if (owed.length === 0) return undefined;
  const people = new Set(owed.map(({ employeeId }) => employeeId)).size;
  // Not by what sums other amounts, which the home would load for this alone.
  const sum = owed.reduce((total, { grossPaise }) => total + grossPaise, 0);
  return `${formatMoney(sum)} owed to ${formatCount(people, { one: 'person', many: 'people' })} after payment`;
}
