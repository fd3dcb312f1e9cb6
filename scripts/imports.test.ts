import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '..');

/** Every file of the repository with these extensions, tests included. */
const filesOf = (...endings: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...endings], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

const files = filesOf('*.ts', '*.tsx');
const known = new Set(files);

/** The repository file behind an import; undefined for a package. `shared` is a workspace, imported by name. */
function fileOf(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('shared/')) return undefined;
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(importer), specifier) : specifier;
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find((file) => known.has(file));
}

/** The repository files that a file imports when it loads, types included; `import()` runs later and is left out. */
function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    return (specifier && ts.isStringLiteral(specifier) && fileOf(file, specifier.text)) || [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Every import cycle that a depth-first walk meets, as its list of files. */
function cycles(): string[] {
  const found: string[] = [];
  const left = new Set<string>();
  const walk = (file: string, way: string[]): void => {
    const place = way.indexOf(file);
    if (place >= 0) found.push([...way.slice(place), file].join(' → '));
    if (place >= 0 || left.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    left.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}

test('no file imports itself indirectly, not even for a type', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(cycles()).toEqual([]);
});

/** Folders with files numbered in order of creation and opened by number. */
const numbered = ['server/src/db/migrations'];

test('no folder has more than 40 files of code', () => {
  const sizes = new Map<string, number>();
  for (const file of filesOf('*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css'))
    sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
  for (const folder of numbered) sizes.delete(folder);
  expect([...sizes].filter(([, size]) => size > 40)).toEqual([]);
});
