import { useEffect, useState } from 'react';
import { DEFAULT_INVOICE_NO } from 'shared/domain/money/documents/invoice';
import type { NextNumber } from 'shared/domain/money/documents/invoicingAnswers';
import { api } from 'shared/platform';

/**
 * The number for a new draft, fetched again after each draft that was `written`; undefined while loading, INV-001 when
 * the request fails.
 */
export function useNewNumber(written: number): string | undefined {
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    api.get<NextNumber>('invoices/next-number', { signal: ended.signal }).then(
      ({ draft }) => setNumber(draft),
      () => {
        if (!ended.signal.aborted) setNumber(DEFAULT_INVOICE_NO);
      },
    );
    return () => ended.abort();
  }, [written]);
  return number;
}
