import { addDays } from '../../dates/dates';

/** Somebody's card or finger at a machine. */
export interface Punch {
  employeeId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes since the midnight before. */
  minute: number;
  /** Where the machine says it. */
  direction?: 'in' | 'out';
}

/** How long somebody was there on a day: on that of the coming, where the shift ends after midnight. */
export interface WorkedDay {
  employeeId: string;
  date: string;
  minutes: number;
}

/** The result of punches. Nothing is guessed about those that don't pair. */
export interface Paired {
  worked: WorkedDay[];
  unpaired: Punch[];
}

const DAY = 24 * 60;
/** The longest shift. In minutes. */
const LONGEST = 16 * 60;

const minuteOf = ({ date, minute }: Punch) => Date.parse(`${date}T00:00:00Z`) / 60_000 + minute;
const groupBy = <T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
};

interface Pairing {
  pairs: [Punch, Punch][];
  /** Those that have no other; of the days that they touch nothing is marked. */
  unpaired: Punch[];
}

/** One person's punches, in order, each marked as in or out; unmarked ones are unpaired. */
function pairDirected(punches: readonly Punch[]): Pairing {
  const found: Pairing = { pairs: [], unpaired: [] };
  let came: Punch | undefined;
  for (const punch of punches) {
    if (punch.direction === 'in') {
      if (came) found.unpaired.push(came);
      came = punch;
    } else if (punch.direction === 'out' && came && minuteOf(punch) - minuteOf(came) <= LONGEST) {
      found.pairs.push([came, punch]);
      came = undefined;
    } else found.unpaired.push(punch);
  }
  if (came) found.unpaired.push(came);
  return found;
}

/** One person's punches, in order, that don't: of a day, that begins this many minutes after midnight, each is of coming, and the next of going. */
function pairByDay(punches: readonly Punch[], begins: number): Pairing {
  const found: Pairing = { pairs: [], unpaired: [] };
  for (const ofDay of groupBy(punches, (punch) => String(Math.floor((minuteOf(punch) - begins) / DAY))).values()) {
    if (ofDay.length % 2 === 1) found.unpaired.push(...ofDay);
    else for (let at = 0; at < ofDay.length; at += 2) found.pairs.push([ofDay[at] as Punch, ofDay[at + 1] as Punch]);
  }
  return found;
}

const longestOf = ({ pairs }: Pairing) => Math.max(0, ...pairs.map(([came, went]) => minuteOf(went) - minuteOf(came)));

/**
 * One person's punches, in order, without a direction. They pair within days, or within nights where these leave none
 * over
 * and days do; where nights would make shorter shifts than days of more than half a day, neither is sure and all are
 * unpaired.
 */
function pairUndirected(punches: readonly Punch[]): Pairing {
  const [days, nights] = [pairByDay(punches, 0), pairByDay(punches, DAY / 2)];
  const areNights = nights.unpaired.length === 0 && nights.pairs.length > 1 && longestOf(nights) <= LONGEST;
  if (days.unpaired.length > 0 && areNights) return nights;
  const isUnsure = longestOf(days) > DAY / 2 && nights.pairs.length > 0 && longestOf(nights) < longestOf(days);
  return isUnsure ? { pairs: [], unpaired: [...punches] } : days;
}

/** Pairs coming and going, however the lines are ordered; a punch that is there twice counts once. A day with a punch that has no other is not worked out. */
export function pairPunches(punches: readonly Punch[]): Paired {
  const worked = new Map<string, WorkedDay>();
  const unpaired: Punch[] = [];
  for (const own of groupBy(punches, ({ employeeId }) => employeeId).values()) {
    const once = [...new Map(own.map((punch) => [`${minuteOf(punch)} ${punch.direction ?? ''}`, punch])).values()];
    const ordered = once.sort((a, b) => minuteOf(a) - minuteOf(b) || (a.direction === 'out' ? 1 : -1));
    const found = ordered.some(({ direction }) => direction) ? pairDirected(ordered) : pairUndirected(ordered);
    unpaired.push(...found.unpaired);
    const isTouched = (came: Punch) =>
      found.unpaired.some((punch) => {
        const after = minuteOf(punch) - minuteOf(came);
        return punch.date === came.date || (punch.direction === 'out' && after > 0 && after <= LONGEST);
      });
    for (const [came, went] of found.pairs) {
      if (isTouched(came)) continue;
      const key = `${came.employeeId} ${came.date}`;
      const minutes = (worked.get(key)?.minutes ?? 0) + minuteOf(went) - minuteOf(came);
      worked.set(key, { employeeId: came.employeeId, date: came.date, minutes });
    }
  }
  return { worked: [...worked.values()], unpaired };
}

/** A coming and a going of one line: a going that is earlier is after midnight. */
export function shiftOf(employeeId: string, date: string, came: number, went: number): Punch[] {
  const isNext = went < came;
  return [
    { employeeId, date, minute: came, direction: 'in' },
    { employeeId, date: isNext ? addDays(date, 1) : date, minute: went, direction: 'out' },
  ];
}
