import type { Option } from '../option';

/** One filter of a list, sent to the API under its name and kept in the page's address. */
export type Filter =
  | {
      kind?: 'choice';
      /** The API's field. */
      name: string;
      label: string;
      options: readonly Option[];
      /** Several values at once. By default false. */
      multiple?: boolean;
    }
  | { kind: 'dateRange'; name: string; label: string };

/** The query parameters a filter writes. */
export function filterParams(filter: Filter): string[] {
  return filter.kind === 'dateRange' ? [`${filter.name}.from`, `${filter.name}.to`] : [filter.name];
}
