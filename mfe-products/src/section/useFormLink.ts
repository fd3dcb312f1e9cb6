import { useSearchParams } from 'react-router-dom';
import type { StoredRecord } from 'shared/platform';

/** The address that opens a record's form beside the list as it is now: `rowLink` of a table. */
export function useFormLink(): (row: StoredRecord) => string {
  const [params] = useSearchParams();
  return ({ id }) => {
    const next = new URLSearchParams(params);
    next.set('form', id);
    return `?${next}`;
  };
}
