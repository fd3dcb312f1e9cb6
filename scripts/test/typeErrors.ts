import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../build/targets';

/** What the type checker finds wrong in one place of a file. */
export interface TypeFault {
  /** The file's whole path. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  message: string;
}

/** A configuration as `tsconfig.json` writes it. */
interface Project {
  extends?: string;
  include: string[];
  exclude?: string[];
  compilerOptions?: Record<string, unknown>;
}

const checker = join(root, 'node_modules/@typescript/native-preview/lib/tsgo.js');
const fault = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*(?:\n {2}.*)*)/gm;

/**
 * What the type checker of `npm run typecheck` says of a project, whose configuration is written into the folder as
 * `tsconfig.checked.json`; its paths are relative to that folder. No cache is left behind. Throws when the checker
 * itself fails, as over a wrong configuration, and after two minutes.
 */
export function typeErrors(folder: string, { compilerOptions, ...project }: Project): TypeFault[] {
  const options = { ...compilerOptions, noEmit: true, incremental: false, tsBuildInfoFile: null };
  const file = join(folder, 'tsconfig.checked.json');
  writeFileSync(file, JSON.stringify({ ...project, compilerOptions: options }));
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [checker, '-p', file, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  const found = [...stdout.matchAll(fault)].map(([, path = '', line, column, message = '']) => ({
    file: resolve(folder, path),
    line: Number(line),
    column: Number(column),
    message,
  }));
  if (error || (status !== 0 && found.length === 0))
    throw new Error(`The type checker failed: ${stdout}${stderr}`, { cause: error });
  return found;
}
