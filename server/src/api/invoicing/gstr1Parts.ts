/** What can be asked for of a month's GSTR-1: each document, the sums by SAC (table 12), the numbers issued (table 13). */
export const gstr1Parts = ['supplies', 'sac', 'documents'] as const;
export type Gstr1Part = (typeof gstr1Parts)[number];
