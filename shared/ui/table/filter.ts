import { type Option, toOptions } from '../form/field';
import { formatDate } from '../format';

/** One filter of a list, sent to the API under its name and kept in the page's address. */
export type Filter =
  | {
      kind?: 'choice';
      /** The API's field. */
      name: string;
      label: string;
      options: readonly Option[];
      /** Multiple values. By default false. */
      multiple?: boolean;
    }
  | { kind: 'dateRange'; name: string; label: string };

/** The query parameters a filter writes. */
export function filterParams(filter: Filter): string[] {
  return filter.kind === 'dateRange' ? [`${filter.name}.from`, `${filter.name}.to`] : [filter.name];
}

/** A list's filters in words: `Status: Paid, Unpaid; Date from 01 Nov 2026; “acme”`. Empty without filters. */
export function filterWords(filters: readonly Filter[], values: Readonly<Record<string, string>>, q: string): string {
  const parts = filters.flatMap((filter) => {
    if (filter.kind === 'dateRange') {
      return (['from', 'to'] as const).flatMap((end) =>
        values[`${filter.name}.${end}`]
          ? [`${filter.label} ${end} ${formatDate(values[`${filter.name}.${end}`])}`]
          : [],
      );
    }
    const chosen = (values[filter.name] ?? '').split(',').filter(Boolean);
    const labels = new Map(toOptions(filter.options).map(({ value, label }) => [value, label]));
    return chosen.length === 0
      ? []
      : [`${filter.label}: ${chosen.map((value) => labels.get(value) ?? value).join(', ')}`];
  });
  return [...parts, ...(q === '' ? [] : [`“${q}”`])].join('; ');
}
