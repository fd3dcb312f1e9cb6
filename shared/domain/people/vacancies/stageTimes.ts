import { daysBetween, today } from '../../dates/dates';
import type { VacancyStage, VacancyStatus } from './vacancy';

/** How long one stage took. */
export interface StageTime {
  status: VacancyStatus;
  /** ISO 8601 instant. */
  since: string;
  /** Days in Asia/Kolkata until the next stage; of the last one until now, unless it is the end of the vacancy. */
  days: number | undefined;
}

/** How long a vacancy was, or has been, in each of its stages; closed and filled ones end there. `now` is an ISO 8601 instant. */
export function stageTimes(stages: readonly VacancyStage[], now: string = new Date().toISOString()): StageTime[] {
  const dayOf = (instant: string) => today(new Date(instant));
  return stages.map(({ status, since }, index) => {
    const next = stages[index + 1]?.since ?? (status === 'Closed' || status === 'Filled' ? undefined : now);
    return { status, since, days: next === undefined ? undefined : daysBetween(dayOf(since), dayOf(next)) };
  });
}

/** The days in Asia/Kolkata from the first stage of a vacancy until it was filled for the first time; undefined while it never was. */
export function daysToFill(stages: readonly VacancyStage[]): number | undefined {
  const [first] = stages;
  const filled = stages.find(({ status }) => status === 'Filled');
  if (!first || !filled) return undefined;
  return daysBetween(today(new Date(first.since)), today(new Date(filled.since)));
}
