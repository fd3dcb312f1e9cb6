/** The orders that a file's dates of numbers can have, for whoever says which; the value is whether the month comes first. */
export const dayOrders = [
  { value: false, label: 'Day before month' },
  { value: true, label: 'Month before day' },
] as const;
