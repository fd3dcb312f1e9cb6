import { resolve } from 'node:path';

/** What the type checker finds wrong in one place of a file. */
export interface TypeFault {
  /** The file's whole path. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The checker's number of this kind of fault: 2322. */
  code: number;
  message: string;
}

const fault = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*(?:\n {2}.*)*)/gm;

/** Reads what the type checker printed, without colours; its paths are relative to `folder`. */
export function readTypeFaults(output: string, folder: string): TypeFault[] {
  return [...output.matchAll(fault)].map(([, path = '', line, column, code, message = '']) => ({
    file: resolve(folder, path),
    line: Number(line),
    column: Number(column),
    code: Number(code),
    message,
  }));
}
