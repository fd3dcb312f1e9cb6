import type { Line } from 'shared/domain/tables/parseLines';

/** The messages of the worker that reads a file: ready, then each sheet, then the result. */
export type TableMessage =
  | { is: 'ready' }
  | { is: 'sheet'; name: string }
  /** More lines of the last sheet. */
  | { is: 'lines'; lines: Line[] }
  | { is: 'read' }
  /** Why the file can't be read; empty if there is no understandable reason. */
  | { is: 'refused'; sentence: string };
