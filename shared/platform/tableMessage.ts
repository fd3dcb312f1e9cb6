import type { Line } from 'shared/domain/tables/parseLines';

/** What the thread that reads a file says to the page: that it is there, then sheet for sheet, and last how it ended. */
export type TableMessage =
  | { is: 'ready' }
  | { is: 'sheet'; name: string }
  /** More lines of the last sheet. */
  | { is: 'lines'; lines: Line[] }
  | { is: 'read' }
  /** Why the file is not read; empty where nothing that people understand is known. */
  | { is: 'refused'; sentence: string };
