import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormValue, useSetFormValue } from 'shared/ui';
import { type FormLine, newLine } from './invoiceForm';

/**
 * The invoice's lines, at least one, and the functions that change them; these are stable, so that only the changed
 * line renders.
 */
export function useLines() {
  const stored = useFormValue<FormLine[] | undefined>('items');
  const set = useSetFormValue();
  const [first] = useState(newLine);
  const lines = stored && stored.length > 0 ? stored : [first];
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  const put = useCallback(
    (next: FormLine[]) => {
      latest.current = next;
      set('items', next);
    },
    [set],
  );
  const change = useCallback(
    (id: string, part: Partial<FormLine>) =>
      put(latest.current.map((line) => (line.id === id ? { ...line, ...part } : line))),
    [put],
  );
  const remove = useCallback((id: string) => put(latest.current.filter((line) => line.id !== id)), [put]);
  const add = useCallback(() => {
    const line = newLine();
    put([...latest.current, line]);
    return line.id;
  }, [put]);
  return { lines, change, remove, add, put };
}
