import { areaNames } from 'shared/domain/compliance/areaNames';
import type { Due } from 'shared/domain/compliance/due';
import { addDays, today } from 'shared/domain/dates/dates';

/** The areas as filter options. */
export const areaOptions = Object.entries(areaNames).map(([value, label]) => ({ value, label }));

const pages: Record<Due['area'], string> = {
  gst: 'gst',
  tds: 'tds',
  due: 'upcoming-dues',
  certificate: 'certificates',
};

/** The page where an area's records are handled. */
export const areaPage = (area: Due['area']): string => `/dashboard/compliances/${pages[area]}`;

interface Listed {
  area: Due['area'];
  title: string;
  /** The financial year of the list it belongs to; empty for a certificate. */
  financialYear: string;
}

/** The path of the list filtered to a due, done or not. */
export function listedAt({ area, title, financialYear }: Listed): string {
  const params = new URLSearchParams({
    ...(area === 'due' ? { view: 'year' } : {}),
    ...(financialYear ? { year: financialYear } : {}),
    q: title,
  });
  return `${areaPage(area)}?${params.toString()}`;
}

/** The open dues of an area, by default of all areas; with samples unless excluded. */
interface Counted {
  area?: Due['area'];
  withoutSamples?: boolean | undefined;
}

const openPage = ({ area, withoutSamples }: Counted, dates: Record<string, string>): string => {
  const params = { ...(area ? { area } : {}), ...dates, ...(withoutSamples ? { isSample: 'false' } : {}) };
  return `${areaPage('due')}?${new URLSearchParams(params).toString()}`;
};

/** The overdue entries. */
export const overduePage = (counted: Counted): string => openPage(counted, { 'dueDate.to': addDays(today(), -1) });

/** How many days ahead the list looks. */
export const duePage = (days: number, counted: Counted): string =>
  openPage(counted, { 'dueDate.from': today(), 'dueDate.to': addDays(today(), days) });
