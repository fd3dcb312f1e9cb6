import type { Copy } from 'shared/domain/copyMark';

/** A file's name for a copy: `INV-26-27-0001-duplicate.pdf` for the one that stays. */
export const copyName = (name: string, copy: Copy): string =>
  copy === 'original' ? name : name.replace(/\.pdf$/, `-${copy}.pdf`);
