import { addDays } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** The instant at which a business day ends. */
export const endOf = (day: IsoDate): string => new Date(`${addDays(day, 1)}T00:00:00+05:30`).toISOString();
