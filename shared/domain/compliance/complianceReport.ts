/** The columns of the compliance report and its CSV, in order. */
export const reportKeys = [
  'area',
  'title',
  'period',
  'type',
  'dueDate',
  'extendedTo',
  'status',
  'state',
  'doneOn',
  'reference',
  'amount',
] as const;

/** The areas of the report, in order. */
export const reportAreas = ['GST', 'TDS', 'Dues', 'Certificates', 'Wages'] as const;
