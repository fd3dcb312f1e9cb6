/** Milliseconds, as the tables show them. */
export const ms = (value: number): string => value.toFixed(value < 20 ? 1 : 0);
