const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** How many pages there are; at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The specification's two pagers (section 9), as data. */
export const pagerKinds = {
  /** Centers: a choice of sizes, up to 5 page buttons (current plus and minus 2), First, Prev, Next, Last. */
  sizes: {
    sizes: [10, 20, 50, 100],
    hasEnds: true,
    pages: (page: number, last: number) => range(Math.max(1, page - 2), Math.min(last, page + 2)),
  },
  /** Companies: ten a page, Prev, numbered pages, Next. Long lists show the seven around the current page. */
  numbered: {
    sizes: [10],
    hasEnds: false,
    pages: (page: number, last: number) =>
      range(Math.max(1, Math.min(page - 3, last - 6)), Math.min(last, Math.max(page + 3, 7))),
  },
} as const;
