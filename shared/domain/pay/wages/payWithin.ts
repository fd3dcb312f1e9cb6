import type { Pay } from './pay';

/** Reports where the parts of a pay come to more than its gross. `besides` is what else the gross contains, by default nothing. */
export function payWithin(
  { basicPaise, houseRentPaise, conveyancePaise, grossPaise }: Pay,
  report: (part: keyof Pay, message: string) => void,
  besides = 0,
): void {
  if (basicPaise > grossPaise) report('basicPaise', 'The basic wage cannot be above the gross wage.');
  else if (basicPaise + houseRentPaise + conveyancePaise + besides > grossPaise)
    report('grossPaise', `The gross wage is less than the sum of its parts${besides > 0 ? ' and the overtime' : ''}.`);
}
