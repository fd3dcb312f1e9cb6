import { resolve } from 'node:path';

/** An error of the type checker. */
export interface TypeFault {
  /** The file's absolute path. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The checker's error code, such as 2322. */
  code: number;
  message: string;
}

const fault = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*(?:\n {2}.*)*)/gm;

/** Parses the type checker's output without colors; its paths are relative to `folder`. */
export function readTypeFaults(output: string, folder: string): TypeFault[] {
  return [...output.matchAll(fault)].map(([, path = '', line, column, code, message = '']) => ({
    file: resolve(folder, path),
    line: Number(line),
    column: Number(column),
    code: Number(code),
    message,
  }));
}
