import type { OwedWages } from 'shared/domain/pay/runs/wageRun';
import { sumPaise } from 'shared/domain/text/money';
import { formatCount, formatMoney } from 'shared/ui';

/** The amounts owed after payment, in one line; undefined if there are none. */
export function owedInWords(owed: readonly OwedWages[]): string | undefined {
  if (owed.length === 0) return undefined;
  const people = new Set(owed.map(({ employeeId }) => employeeId)).size;
  const sum = sumPaise(owed.map(({ grossPaise }) => grossPaise));
  return `${formatMoney(sum)} owed to ${formatCount(people, { one: 'person', many: 'people' })} after payment`;
}
