import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A TypeScript project for checking a module's code. Paths are absolute. */
interface TypeProject {
  /** The type checker's configurations whose options apply; the last one wins. By default, none. */
  extends?: string | readonly string[];
  /** Files and folders. */
  include: readonly string[];
  /** Patterns of files to leave out. By default, none. */
  exclude?: readonly string[];
  /** Options that override them. By default, none. */
  compilerOptions?: Readonly<Record<string, unknown>>;
}

/** Writes a project for the type checker, without a cache; returns its file. */
export function writeTypeProject(file: string, project: TypeProject): string {
  const compilerOptions = { ...project.compilerOptions, noEmit: true, incremental: false, tsBuildInfoFile: null };
  mkdirSync(dirname(file), { recursive: true });
  // Inherited lists of files don't apply to this project.
  const inherited = project.extends === undefined ? {} : { files: [], references: [] };
  writeFileSync(file, JSON.stringify({ exclude: [], ...project, ...inherited, compilerOptions }, null, 1));
  return file;
}

/** Patterns of files in a folder that are not screens: tests and their helpers, and prerendering code. */
export const besideScreens = (source: string): string[] =>
  ['*.test.ts', '*.test.tsx', '*.fixture.ts', '*.fixture.tsx', 'prerender.tsx'].map((name) => join(source, '**', name));
