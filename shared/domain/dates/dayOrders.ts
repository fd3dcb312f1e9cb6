/** The orders of day and month in a file's dates, as options; the value is whether the month comes first. */
export const dayOrders = [
  { value: false, label: 'Day before month' },
  { value: true, label: 'Month before day' },
] as const;
