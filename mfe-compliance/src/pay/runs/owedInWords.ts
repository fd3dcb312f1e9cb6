import type { OwedWages } from 'shared/domain/pay/runs/wageRun';
import { sumPaise } from 'shared/domain/text/money';
import { formatCount, formatMoney } from 'shared/ui';

/** What is owed after payment, in a line; undefined while nothing is. */
export function owedInWords(owed: readonly OwedWages[]): string | undefined {
  if (owed.length === 0) return undefined;
  const people = new Set(owed.map(({ employeeId }) => employeeId)).size;
  const sum = sumPaise(owed.map(({ grossPaise }) => grossPaise));
  return `${formatMoney(sum)} owed to ${formatCount(people, { one: 'person', many: 'people' })} after payment`;
}
