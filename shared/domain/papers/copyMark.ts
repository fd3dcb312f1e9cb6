/** Whom a copy of a document is for (CGST Rules 2017, rule 48(2)). */
export const copies = ['original', 'duplicate'] as const;
export type Copy = (typeof copies)[number];

/**
 * The kinds of a document's PDF: a copy as issued; the original with the mark that it was cancelled since; later
 * payments and credits, and the amount owed.
 */
export const documentPapers = [...copies, 'cancelled', 'statement'] as const;
export type DocumentPaper = (typeof documentPapers)[number];

/** What each copy says of itself. */
export const copyMarks: Readonly<Record<Copy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR SUPPLIER',
};
