import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module's code is checked as. Paths are whole ones. */
interface TypeProject {
  /** The configurations of the type checker whose options hold, the last one of each. By default none. */
  extends?: string | readonly string[];
  /** Files and folders. */
  include: readonly string[];
  /** Patterns of files that are left out. By default none. */
  exclude?: readonly string[];
  /** Options that hold instead of those. By default none. */
  compilerOptions?: Readonly<Record<string, unknown>>;
}

/** Writes a project for the type checker, which leaves no cache; answers its file. */
export function writeTypeProject(file: string, project: TypeProject): string {
  const compilerOptions = { ...project.compilerOptions, noEmit: true, incremental: false, tsBuildInfoFile: null };
  mkdirSync(dirname(file), { recursive: true });
  // What is inherited of a configuration's own files is none of the project's.
  const inherited = project.extends === undefined ? {} : { files: [], references: [] };
  writeFileSync(file, JSON.stringify({ exclude: [], ...project, ...inherited, compilerOptions }, null, 1));
  return file;
}

/** The patterns of what is no screen in a folder: tests and what they share, and what renders pages at build. */
export const besideScreens = (source: string): string[] =>
  ['*.test.ts', '*.test.tsx', '*.fixture.ts', '*.fixture.tsx', 'prerender.tsx'].map((name) => join(source, '**', name));
