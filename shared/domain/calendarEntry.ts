import type { CertificateState } from './certificateState';
import type { IsoDate } from './isoDate';
import type { ObligationArea } from './obligation';
import type { Standing } from './standing';

/** Something that stands on a day of the calendar. */
export interface CalendarEntry {
  id: string;
  date: IsoDate;
  kind: 'holiday' | 'certificate' | ObligationArea;
  title: string;
  /** The financial year whose list it stands in; empty for a holiday and a certificate. */
  financialYear: string;
  /** How it stands; empty for a holiday. */
  state: Standing | CertificateState | '';
}
