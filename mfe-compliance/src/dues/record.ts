import type { StoredRecord } from 'shared/platform';

/** Something that is open, as the API's list of dues answers it. */
export interface DueRecord extends StoredRecord {
  area: 'gst' | 'tds' | 'due' | 'certificate';
  title: string;
  type: string;
  period: string;
  /** The last day it can be done. */
  dueDate: string;
  /** The day the rules name, when it is another one: before an extension, or a Sunday or public holiday. */
  nominalDate: string;
  /** Days until then; negative when it has passed. */
  daysLeft: number;
}
