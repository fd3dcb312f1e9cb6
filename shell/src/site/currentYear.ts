const indiaAheadOfUtc = 5.5 * 3_600_000;

/** The element with the year in the copyright line. */
export const yearId = 'copyright-year';

/** The current year in India. */
export const currentYear = (): number => new Date(Date.now() + indiaAheadOfUtc).getUTCFullYear();
