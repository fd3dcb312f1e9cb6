/**
 * Due dates that recur every month, for the picture of the dashboard. The console's calendar uses dated rules; these
 * are the usual ones of GST, TDS, PF and ESI.
 */
export const dueDates = [
  { day: 7, title: 'TDS deposit', detail: 'for the month before' },
  { day: 11, title: 'GSTR-1', detail: 'monthly filers' },
  { day: 15, title: 'PF and ESIC', detail: 'contributions' },
  { day: 20, title: 'GSTR-3B', detail: 'monthly filers' },
] as const;
