import type { Line } from 'shared/domain/tables/parseLines';

/** The messages of the thread that reads a file: ready, then each sheet, and last the result. */
export type TableMessage =
  | { is: 'ready' }
  | { is: 'sheet'; name: string }
  /** More lines of the last sheet. */
  | { is: 'lines'; lines: Line[] }
  | { is: 'read' }
  /** Why the file is not read; empty where nothing that people understand is known. */
  | { is: 'refused'; sentence: string };
