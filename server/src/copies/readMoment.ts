import { StartError } from '../startError';

/**
 * Parses a time as people write it, `2026-11-28 10:15` or with seconds, in Indian time (+05:30). Throws `StartError`
 * for anything else, and for a future time.
 */
export function readMoment(text: string, now: Date): Date {
  const [, day = '', time = '', seconds = ':00'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text.trim()) ?? [];
  const moment = new Date(`${day}T${time}${seconds}+05:30`);
  // Dates such as 31 April roll over, so the result is compared with the input.
  const isReal =
    Number.isFinite(moment.getTime()) && new Date(moment.getTime() + 330 * 60_000).toISOString().startsWith(day);
  if (!isReal) throw new StartError(`${text} is no moment; write it as in npm run restore -- --at "2026-11-28 10:15".`);
  if (moment > now) throw new StartError(`${text} is yet to come; name a moment that has passed.`);
  return moment;
}
