import { useUrlState } from 'shared/platform';
import { type ConversionKind, isConversion } from './conversions';

/** Which lead is open, and into what it is being converted; both stand in the address. */
export interface LeadDrawerState {
  /** The lead's id; empty when none is open. */
  id: string;
  convert: ConversionKind | undefined;
  open: (id: string, convert?: ConversionKind) => void;
  close: () => void;
}

/** Opens and closes the drawer of a lead: `?lead=<id>&convert=company`. */
export function useLeadDrawer(): LeadDrawerState {
  const [{ lead, convert }, setUrl] = useUrlState({ lead: '', convert: '' });
  return {
    id: lead,
    convert: isConversion(convert) ? convert : undefined,
    open: (id, kind) => setUrl({ lead: id, convert: kind ?? '' }),
    close: () => setUrl({ lead: '', convert: '' }),
  };
}
