/**
 * First and last three digits of the PINs in a state, by its GST code: the portal refuses a PIN of another state
 * (errors 3038 and 3039). Neighbouring states share some. To verify.
 */
const ranges: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  '01': [[180, 194]],
  '02': [[171, 177]],
  '03': [[140, 160]],
  '04': [[140, 160]],
  '05': [[244, 263]],
  '06': [[121, 136]],
  '07': [[110, 110]],
  '08': [[301, 345]],
  '09': [[201, 285]],
  '10': [[800, 855]],
  '11': [[737, 737]],
  '12': [[790, 792]],
  '13': [[797, 798]],
  '14': [[795, 795]],
  '15': [[796, 796]],
  '16': [[799, 799]],
  '17': [[793, 794]],
  '18': [[781, 788]],
  '19': [[700, 744]],
  '20': [[813, 835]],
  '21': [[751, 770]],
  '22': [[490, 497]],
  '23': [[450, 488]],
  '24': [
    [360, 396],
    [362, 362],
  ],
  '26': [
    [362, 362],
    [396, 396],
  ],
  '27': [[400, 445]],
  '29': [[560, 591]],
  '30': [[403, 403]],
  '31': [[682, 682]],
  '32': [[670, 695]],
  '33': [[600, 643]],
  '34': [
    [533, 533],
    [605, 609],
    [673, 673],
  ],
  '35': [[744, 744]],
  '36': [[500, 509]],
  '37': [[507, 535]],
  '38': [[194, 194]],
};

/** Whether a PIN can be in a state; true for states with unknown PINs. */
export function isPinOfState(pin: number, state: string): boolean {
  const start = Math.floor(pin / 1000);
  return ranges[state]?.some(([from, to]) => start >= from && start <= to) ?? true;
}
