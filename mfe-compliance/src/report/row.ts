import type { StoredRecord } from 'shared/platform';

/** The columns of the report and of its CSV, in their order. */
export const reportKeys = ['area', 'title', 'period', 'type', 'dueDate', 'extendedTo', 'status', 'state', 'doneOn', 'reference', 'amount'] as const;

/** The areas of the report, in their order. */
export const reportAreas = ['GST', 'TDS', 'Dues', 'Certificates', 'Wages'] as const;

/** One row of the report, as the API answers it; `amount` is in rupees. */
export interface ReportRow {
  area: (typeof reportAreas)[number];
  title: string;
  period: string;
  type: string;
  dueDate: string | null;
  extendedTo: string | null;
  status: string;
  state: string;
  doneOn: string | null;
  reference: string;
  amount: number;
}

/** The same as a row of a table. */
export type ReportRecord = ReportRow & StoredRecord;
