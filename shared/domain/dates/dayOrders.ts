/** The orders of numbers in a file's dates, to choose from; the value is whether the month comes first. */
export const dayOrders = [
  { value: false, label: 'Day before month' },
  { value: true, label: 'Month before day' },
] as const;
