/** Whom a copy of a document is for (CGST Rules 2017, rule 48(2)). */
export const copies = ['original', 'duplicate'] as const;
export type Copy = (typeof copies)[number];

/** What each copy says of itself. */
export const copyMarks: Readonly<Record<Copy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR SUPPLIER',
};
