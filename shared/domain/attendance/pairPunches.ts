import { addDays } from '../dates/dates';

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

/** What punches come to. Nothing is guessed of those that don't pair. */
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

/** One person's punches, in order, of which each says whether it is of coming or of going. */
function pairDirected(punches: readonly Punch[]): { pairs: [Punch, Punch][]; unpaired: Punch[] } {
  const [pairs, unpaired]: [[Punch, Punch][], Punch[]] = [[], []];
  let came: Punch | undefined;
  for (const punch of punches) {
    if (punch.direction === 'in') {
      if (came) unpaired.push(came);
      came = punch;
    } else if (came && minuteOf(punch) - minuteOf(came) <= LONGEST) {
      pairs.push([came, punch]);
      came = undefined;
    } else unpaired.push(punch);
  }
  if (came) unpaired.push(came);
  return { pairs, unpaired };
}

/** One person's punches, in order, that don't: of a day with an even number of them each is of coming, and the next of going. */
function pairByDay(punches: readonly Punch[]): { pairs: [Punch, Punch][]; unpaired: Punch[] } {
  const [pairs, unpaired]: [[Punch, Punch][], Punch[]] = [[], []];
  for (const ofDay of groupBy(punches, ({ date }) => date).values()) {
    if (ofDay.length % 2 === 1) unpaired.push(...ofDay);
    else for (let at = 0; at < ofDay.length; at += 2) pairs.push([ofDay[at] as Punch, ofDay[at + 1] as Punch]);
  }
  return { pairs, unpaired };
}

/** Pairs coming and going, however the lines are ordered; a punch that is there twice counts once. */
export function pairPunches(punches: readonly Punch[]): Paired {
  const worked = new Map<string, WorkedDay>();
  const unpaired: Punch[] = [];
  for (const own of groupBy(punches, ({ employeeId }) => employeeId).values()) {
    const once = [...new Map(own.map((punch) => [`${minuteOf(punch)} ${punch.direction ?? ''}`, punch])).values()];
    const ordered = once.sort((a, b) => minuteOf(a) - minuteOf(b) || (a.direction === 'out' ? 1 : -1));
    const found = ordered.every(({ direction }) => direction) ? pairDirected(ordered) : pairByDay(ordered);
    unpaired.push(...found.unpaired);
    for (const [came, went] of found.pairs) {
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

/** A time of the day as files write it, in minutes: `09:05`, `9:05 PM`, also behind a date; undefined for none. */
export function readMinute(text: string): number | undefined {
  const match = /(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?/i.exec(text);
  if (!match) return undefined;
  const [hours, minutes, half] = [Number(match[1]), Number(match[2]), match[3]?.toLowerCase()];
  if (half !== undefined && (hours < 1 || hours > 12)) return undefined;
  const hour = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  const minute = hour * 60 + minutes;
  return minutes > 59 || minute >= DAY ? undefined : minute;
}
