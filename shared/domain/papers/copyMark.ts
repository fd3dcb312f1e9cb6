/** Whom a copy of a document is for (CGST Rules 2017, rule 48(2)). */
export const copies = ['original', 'duplicate'] as const;
export type Copy = (typeof copies)[number];

/**
 * What a PDF of a document may be: a copy, as it was issued; the original with the mark that it was cancelled since; what
 * was paid and credited since, and is owed.
 */
export const documentPapers = [...copies, 'cancelled', 'statement'] as const;
export type DocumentPaper = (typeof documentPapers)[number];

/** What each copy says of itself. */
export const copyMarks: Readonly<Record<Copy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR SUPPLIER',
};
