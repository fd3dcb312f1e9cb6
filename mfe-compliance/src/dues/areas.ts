import { areaNames } from 'shared/domain/areaNames';
import { addDays, today } from 'shared/domain/dates';
import type { Due } from 'shared/domain/due';

/** The areas as choices of a filter. */
export const areaOptions = Object.entries(areaNames).map(([value, label]) => ({ value, label }));

const pages: Record<Due['area'], string> = {
  gst: 'gst',
  tds: 'tds',
  due: 'upcoming-dues',
  certificate: 'certificates',
};

/** The page where the things of an area are looked after. */
export const areaPage = (area: Due['area']): string => `/dashboard/compliances/${pages[area]}`;

interface Listed {
  area: Due['area'];
  title: string;
  /** The financial year whose list it stands in; empty for a certificate. */
  financialYear: string;
}

/** The list where one of them stands, done or not, narrowed to it. */
export function listedAt({ area, title, financialYear }: Listed): string {
  const params = new URLSearchParams({
    ...(area === 'due' ? { view: 'year' } : {}),
    ...(financialYear ? { year: financialYear } : {}),
    q: title,
  });
  return `${areaPage(area)}?${params.toString()}`;
}

/** What is overdue: in one area, or in all. */
export function overduePage(area?: Due['area']): string {
  const params = new URLSearchParams({ ...(area ? { area } : {}), 'dueDate.to': addDays(today(), -1) });
  return `${areaPage('due')}?${params.toString()}`;
}

/** What falls due within so many days, in all areas. */
export function duePage(days: number): string {
  return `${areaPage('due')}?${new URLSearchParams({ 'dueDate.from': today(), 'dueDate.to': addDays(today(), days) }).toString()}`;
}
