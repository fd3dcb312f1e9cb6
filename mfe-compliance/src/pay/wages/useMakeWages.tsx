import type { ReactNode } from 'react';
import { useUrlState } from 'shared/platform';
import { MakeWages } from './MakeWages';

/**
 * Opens the dialog that creates a month's (`YYYY-MM`) wages from attendance. The month is in the address:
 * `?make=2026-06`.
 */
export function useMakeWages(): { open: (month: string) => void; drawer: ReactNode } {
  const [{ make }, setUrl] = useUrlState({ make: '' });
  const open = (month: string) => setUrl({ make: month });
  const drawer = make !== '' && <MakeWages month={make} onMonth={open} onClose={() => open('')} />;
  return { open, drawer };
}
