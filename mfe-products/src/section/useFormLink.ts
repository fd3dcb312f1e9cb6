import { useSearchParams } from 'react-router-dom';
import type { StoredRecord } from 'shared/platform';

/** The address that opens a record's form next to the current list: a table's `rowLink`. */
export function useFormLink(): (row: StoredRecord) => string {
  const [params] = useSearchParams();
  return ({ id }) => {
    const next = new URLSearchParams(params);
    next.set('form', id);
    return `?${next}`;
  };
}
